declare module '@fastify/swagger-ui/static/swagger-ui-bundle.js' {
  /** The options that the page sets; see the documentation of Swagger UI. */
  interface SwaggerUIOptions {
    dom_id: string;
    url: string;
    deepLinking: boolean;
    tryItOutEnabled: boolean;
    validatorUrl: null;
  }
  export default function SwaggerUI(options: SwaggerUIOptions): unknown;
}
