import '@fastify/swagger-ui/static/swagger-ui.css';
import './theme.css';

// The Fastify package contains Swagger UI in one file; Swagger's own package reports each installation.
import SwaggerUI from '@fastify/swagger-ui/static/swagger-ui-bundle.js';

SwaggerUI({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  tryItOutEnabled: true,
  // The validator would send the document to another host.
  validatorUrl: null,
});
