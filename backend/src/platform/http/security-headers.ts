import { IncomingMessage, ServerResponse } from 'node:http';
import { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { Config } from '../config/config';

const ONE_YEAR_SECONDS = 31_536_000;

/** The hash of the empty text: allows empty style elements only. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The origin of the script and frames of Razorpay's Checkout. */
const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com';
const RAZORPAY_API = 'https://api.razorpay.com';

/** The policy of responses that are not pages: a browser that displays one executes nothing. */
export const HARMLESS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

/** The security headers of responses that are not pages. */
export function answerHeaders(config: Config): Record<string, string> {
  const { 'strict-transport-security': transport } = pageHeaders(config);
  return {
    ...HARMLESS,
    'cross-origin-resource-policy': 'same-origin',
    ...(transport !== undefined && { 'strict-transport-security': transport }),
  };
}

/** Adds the security headers to every response, including errors. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = answerHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Files set their own cache lifetime; any other response may be private.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** The constant headers of the site's pages and files. */
export function pageHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: unknown) => (headers[name.toLowerCase()] = String(value)),
    removeHeader: () => undefined,
  };
  const setThem = helmet({
    contentSecurityPolicy: { directives: contentSecurityPolicy(config) },
    // Razorpay's Checkout opens bank pages in windows that communicate with it.
    crossOriginOpenerPolicy: {
      policy: config.payments.gateway === 'razorpay' ? 'same-origin-allow-popups' : 'same-origin',
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Over plain HTTP browsers ignore it; over TLS they then refuse plain HTTP for a year.
    strictTransportSecurity: config.security.overTls && {
      maxAge: ONE_YEAR_SECONDS,
      includeSubDomains: true,
    },
    xFrameOptions: { action: 'deny' },
  });
  setThem({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error as Error;
  });
  return { ...headers, 'permissions-policy': permissionsPolicy(config) };
}

/** Allows inline styles on a page, which the explorer's editor needs; the script policy is unchanged. */
export function allowInlineStyles(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const open = policy.replace(/(style-src(?:-attr)?) [^;]*/g, "$1 'self' 'unsafe-inline'");
  reply.header('content-security-policy', open);
}

/** Allows specific inline styles on a page; each source is the hash of one text. */
export function allowStyles(reply: FastifyReply, sources: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const wider = policy.replace(/style-src [^;]*/, (styles) => [styles, ...sources].join(' '));
  reply.header('content-security-policy', wider);
}

/** Scripts only from the shop's origin; images from anywhere, since an admin may enter any image URL. */
function contentSecurityPolicy({ payments }: Config) {
  // Stripe's card field has its own script and frames, which call its API.
  const ofStripe = (...hosts: string[]) => (payments.gateway === 'stripe' ? hosts : []);
  // The same for Razorpay's Checkout; it reports its failures to the last host.
  const ofRazorpay = (...hosts: string[]) => (payments.gateway === 'razorpay' ? hosts : []);
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    scriptSrc: [
      "'self'",
      ...ofStripe('https://js.stripe.com', 'https://*.js.stripe.com'),
      ...ofRazorpay(RAZORPAY_CHECKOUT),
    ],
    scriptSrcAttr: ["'none'"],
    // The site's scripts insert styles into empty elements: see docs/decisions/0019.
    styleSrc: ["'self'", EMPTY_STYLE],
    styleSrcAttr: payments.gateway === 'sandbox' ? ["'none'"] : ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'http:', 'https:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: [
      "'self'",
      ...ofStripe('https://api.stripe.com'),
      ...ofRazorpay(RAZORPAY_API, RAZORPAY_CHECKOUT, 'https://lumberjack.razorpay.com'),
    ],
    frameSrc: [
      "'self'",
      ...ofStripe('https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'),
      ...ofRazorpay(RAZORPAY_API, RAZORPAY_CHECKOUT),
    ],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'", ...ofRazorpay(RAZORPAY_API)],
    // The shop itself uses plain HTTP; a TLS proxy in front of it does the redirect.
    upgradeInsecureRequests: null,
  };
}

/** The permission for the browser's Payment Request API by payment gateway. */
const PAYMENT_PERMISSION = {
  sandbox: '()',
  stripe: '(self "https://js.stripe.com")',
  razorpay: `(self "${RAZORPAY_API}")`,
} as const;

/**
 * Device features allowed on pages: camera and microphone, to scan packs and search by voice, and the Payment Request
 * API for the gateway's card field.
 */
function permissionsPolicy({ payments }: Config): string {
  const payment = PAYMENT_PERMISSION[payments.gateway];
  const none = ['display-capture', 'geolocation', 'midi', 'usb'];
  const refused = none.map((feature) => `${feature}=()`);
  return [...refused, 'camera=(self)', 'microphone=(self)', `payment=${payment}`].join(', ');
}
