import '@fastify/swagger-ui/static/swagger-ui.css';
import './theme.css';

// The package for Fastify has Swagger UI in one file; the one of Swagger itself reports each installation.
import SwaggerUI from '@fastify/swagger-ui/static/swagger-ui-bundle.js';

SwaggerUI({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  tryItOutEnabled: true,
  // It would send the document to another host.
  validatorUrl: null,
});
