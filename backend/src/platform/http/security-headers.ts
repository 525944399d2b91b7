import { IncomingMessage, ServerResponse } from 'node:http';
import { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { Config } from '../config/config';

const ONE_YEAR_SECONDS = 31_536_000;

/** The hash of nothing: a style element may stand in the page as long as no text does. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where Razorpay serves the script of its Checkout, and the frames that it opens. */
const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com';
const RAZORPAY_API = 'https://api.razorpay.com';

/** What an answer has that is no page: whatever it holds, a browser that shows it runs nothing. */
export const HARMLESS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

/** The headers by which browsers protect who reads an answer that is no page. */
export function answerHeaders(config: Config): Record<string, string> {
  const { 'strict-transport-security': transport } = pageHeaders(config);
  return {
    ...HARMLESS,
    'cross-origin-resource-policy': 'same-origin',
    ...(transport !== undefined && { 'strict-transport-security': transport }),
  };
}

/** Gives every answer, the failed ones too, the headers by which browsers protect who reads it. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = answerHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Files say themselves how long they may be kept; whatever says nothing may be somebody's own.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** The headers of the site's pages and files, which are the same each time. */
export function pageHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: unknown) => (headers[name.toLowerCase()] = String(value)),
    removeHeader: () => undefined,
  };
  const setThem = helmet({
    contentSecurityPolicy: { directives: contentSecurityPolicy(config) },
    // Checkout of Razorpay opens the pages of banks in windows that speak to it.
    crossOriginOpenerPolicy: {
      policy: config.payments.gateway === 'razorpay' ? 'same-origin-allow-popups' : 'same-origin',
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Behind plain HTTP a browser would ignore it; once it was told, it takes no plain HTTP for a year.
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

/** Lets a page write styles into itself, as the editor of the explorer does; scripts stay as they are. */
export function allowInlineStyles(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const open = policy.replace(/(style-src(?:-attr)?) [^;]*/g, "$1 'self' 'unsafe-inline'");
  reply.header('content-security-policy', open);
}

/** Lets a page hold these very styles; each source is the hash of one text. */
export function allowStyles(reply: FastifyReply, sources: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const wider = policy.replace(/style-src [^;]*/, (styles) => [styles, ...sources].join(' '));
  reply.header('content-security-policy', wider);
}

/** Scripts from here only; pictures from anywhere, since an admin may give any address of one. */
function contentSecurityPolicy({ payments }: Config) {
  // Stripe's own field is a script and frames of its own, which speak to its API.
  const ofStripe = (...hosts: string[]) => (payments.gateway === 'stripe' ? hosts : []);
  // Checkout of Razorpay likewise; it reports its own failures to the last host.
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
    // The site's styles are put into empty elements by its scripts: see docs/decisions/0019.
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
    // The shop itself speaks plain HTTP; whoever puts TLS before it redirects there.
    upgradeInsecureRequests: null,
  };
}

/** Where the browser's own payment may be asked for, by who takes the payments. */
const PAYMENT_PERMISSION = {
  sandbox: '()',
  stripe: '(self "https://js.stripe.com")',
  razorpay: `(self "${RAZORPAY_API}")`,
} as const;

/** What pages may ask of a device: camera and microphone, to scan packs and search by voice, and the provider's field the browser's own payment. */
function permissionsPolicy({ payments }: Config): string {
  const payment = PAYMENT_PERMISSION[payments.gateway];
  const none = ['display-capture', 'geolocation', 'midi', 'usb'];
  const refused = none.map((feature) => `${feature}=()`);
  return [...refused, 'camera=(self)', 'microphone=(self)', `payment=${payment}`].join(', ');
}
