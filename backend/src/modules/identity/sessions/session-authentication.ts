import { FastifyReply, FastifyRequest } from 'fastify';
import { CallerDetails } from '../../../kernel/caller';
import { callerLanguage } from '../../../kernel/language';
import { isPermission } from '../../../kernel/access';
import { AccountKind, Viewer, kindOf, guestViewer } from '../../../kernel/viewer';
import { SecurityConfig } from '../../../platform/config/security-settings';
import { bearerOf } from '../../../platform/http/bearer';
import { Callers } from '../../../platform/http/callers';
import { DEVICE_SECONDS } from './known-devices.service';
import { LONGEST_SESSION_SECONDS } from './session-times.rules';
import { OpenedSession } from './session.service';

/** Over TLS browsers take a cookie of this name from this very host only, and send it nowhere else. */
const OF_THIS_HOST = '__Host-';

/** Finds out who holds a token. */
export interface TokenReader {
  /** A guest where the token is unknown, over or revoked. */
  viewerOf(token: string | undefined): Promise<Viewer>;
}

/**
 * Where sessions meet HTTP: the cookies of browsers, and the bearer token of programs.
 *
 * A browser can have two sessions, one as a guest or customer and one as staff, each in a cookie of its own. A request
 * uses one of them: a route that is for customers only the customer's, a route that needs a permission the staff's.
 * Whatever is for both (GraphQL, pages) uses the only one that there is, or that of the latest login.
 */
export class SessionAuthentication implements Callers {
  private readonly viewers = new WeakMap<FastifyRequest, Viewer | Promise<Viewer>>();
  private readonly cookieOptions;
  /** Which cookie carries a session of which kind. */
  readonly sessionCookies: Record<AccountKind, string>;
  private readonly latestCookie: string;
  private readonly deviceCookie: string;

  constructor(
    private readonly cookies: TokenReader,
    private readonly bearers: TokenReader,
    { overTls }: Pick<SecurityConfig, 'overTls'>,
  ) {
    this.cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: overTls } as const;
    const prefix = overTls ? OF_THIS_HOST : '';
    this.sessionCookies = {
      customer: `${prefix}grocessay_session`,
      admin: `${prefix}grocessay_staff`,
    };
    this.latestCookie = `${prefix}grocessay_latest`;
    this.deviceCookie = `${prefix}grocessay_device`;
  }

  /**
   * Who is calling: by the Authorization header where there is one, else by the cookie of the session that the request
   * uses. Found once a request; at once for who shows neither, as most who only look around.
   */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer> {
    let viewer = this.viewers.get(request);
    if (!viewer) {
      viewer = this.viewerFor(request);
      this.viewers.set(request, viewer);
    }
    return viewer;
  }

  /**
   * Who is calling by the session of this kind, whatever the request is for; a bearer token stands for itself. A session
   * of the other kind never counts, in whichever cookie it comes.
   */
  viewerAs(request: FastifyRequest, kind: AccountKind): Viewer | Promise<Viewer> {
    const bearer = bearerOf(request);
    if (bearer !== undefined) return this.bearers.viewerOf(bearer);
    const token = request.cookies[this.sessionCookies[kind]];
    if (!token) return guestViewer;
    return this.cookies
      .viewerOf(token)
      .then((viewer) => (kindOf(viewer) === kind ? viewer : guestViewer));
  }

  /** Who is calling by now: also where they were somebody else when the request came. */
  viewerNow(request: FastifyRequest): Viewer | Promise<Viewer> {
    this.viewers.delete(request);
    return this.viewerOf(request);
  }

  /** Who is calling, where that was asked for. */
  async knownViewer(request: FastifyRequest): Promise<Viewer | undefined> {
    return this.viewers.get(request);
  }

  /** What is known of the caller besides who they are. */
  callerOf(request: FastifyRequest): CallerDetails {
    const userAgent = request.headers['user-agent'];
    const deviceToken = request.cookies[this.deviceCookie];
    const language = callerLanguage(request.headers);
    return { address: request.ip, userAgent, deviceToken, language };
  }

  /** Gives the caller's browser what opens a session, and what makes it a known one. */
  setOpened(reply: FastifyReply, kind: AccountKind, { token, deviceToken }: OpenedSession): void {
    this.setToken(reply, kind, token);
    if (deviceToken !== undefined) this.setDeviceToken(reply, deviceToken);
  }

  /** Gives the caller's browser the token of its latest session, or takes the cookie of one away. */
  setToken(reply: FastifyReply, kind: AccountKind, token: string | undefined): void {
    const name = this.sessionCookies[kind];
    if (token === undefined) return void reply.clearCookie(name, this.cookieOptions);
    const options = { ...this.cookieOptions, maxAge: LONGEST_SESSION_SECONDS };
    reply.setCookie(name, token, options).setCookie(this.latestCookie, kind, options);
  }

  /** Gives the caller's browser the token by which the shop knows it again. */
  setDeviceToken(reply: FastifyReply, token: string): void {
    reply.setCookie(this.deviceCookie, token, { ...this.cookieOptions, maxAge: DEVICE_SECONDS });
  }

  /** Who a request is by the session that it uses; the only one there is, also where that may not. */
  private viewerFor(request: FastifyRequest): Viewer | Promise<Viewer> {
    const { routeOptions, cookies } = request;
    const { customer, admin } = this.sessionCookies;
    if (!cookies[admin]) return this.viewerAs(request, 'customer');
    if (!cookies[customer]) return this.viewerAs(request, 'admin');
    const rule = routeOptions.config?.access;
    if (rule === 'customer') return this.viewerAs(request, 'customer');
    if (rule !== undefined && isPermission(rule)) return this.viewerAs(request, 'admin');
    return cookies[this.latestCookie] === 'admin'
      ? this.firstAlive(request, 'admin', 'customer')
      : this.firstAlive(request, 'customer', 'admin');
  }

  /** Who is calling by the session of the latest login; where that is over, by the other one. */
  private async firstAlive(request: FastifyRequest, latest: AccountKind, other: AccountKind) {
    const viewer = await this.viewerAs(request, latest);
    return viewer === guestViewer ? this.viewerAs(request, other) : viewer;
  }
}
