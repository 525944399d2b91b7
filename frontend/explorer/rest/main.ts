import '@fastify/swagger-ui/static/swagger-ui.css';
import './theme.css';

// The Fastify package contains Swagger UI in one file; Swagger's own package reports each installation.
import SwaggerUI from '@fastify/swagger-ui/static/swagger-ui-bundle.js';

import { keepAmended, set } from '../amended';

const container = document.getElementById('reference');
if (!container) throw new Error('index.html has no element #reference');
// Swagger UI puts a link into the button that opens a call, and skips a level of headings.
keepAmended(container, (root) => {
  for (const link of root.querySelectorAll('.opblock-summary-control a'))
    link.removeAttribute('href');
  for (const heading of root.querySelectorAll('h3.opblock-tag')) set(heading, 'aria-level', '2');
});

SwaggerUI({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  tryItOutEnabled: true,
  // The validator would send the document to another host.
  validatorUrl: null,
});
