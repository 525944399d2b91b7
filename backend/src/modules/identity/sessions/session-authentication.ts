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

/** Over TLS browsers accept a cookie with this prefix from this host only, and send it nowhere else. */
const OF_THIS_HOST = '__Host-';

/** Resolves tokens. */
export interface TokenReader {
  /** Returns a guest if the token is unknown, expired or revoked. */
  viewerOf(token: string | undefined): Promise<Viewer>;
}

/**
 * Connects sessions with HTTP: the cookies of browsers, and the bearer tokens of programs.
 *
 * A browser can have two sessions, one as a guest or customer and one as staff, each in a cookie of its own. A request
 * uses one of them: routes for customers only the customer's, routes that need a permission the staff's. Whatever
 * serves both (GraphQL, pages) uses the only session, or that of the latest login.
 */
export class SessionAuthentication implements Callers {
  private readonly viewers = new WeakMap<FastifyRequest, Viewer | Promise<Viewer>>();
  private readonly cookieOptions;
  /** The name of the session cookie for each kind of account. */
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
   * The caller: by the Authorization header if there is one, otherwise by the cookie of the session that the request
   * uses. Resolved once per request; synchronously for callers with neither, who are the majority.
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
   * The caller by the session of this kind, whatever the request is for; a bearer token takes precedence. A session of
   * the other kind never counts, in whichever cookie it comes.
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

  /** The current caller, even if it changed during the request. */
  viewerNow(request: FastifyRequest): Viewer | Promise<Viewer> {
    this.viewers.delete(request);
    return this.viewerOf(request);
  }

  /** The kind of account that last logged in with this browser, even if its session is over. */
  latestKind({ cookies }: FastifyRequest): AccountKind {
    return cookies[this.latestCookie] === 'admin' ? 'admin' : 'customer';
  }

  /** The caller, if already resolved. */
  async knownViewer(request: FastifyRequest): Promise<Viewer | undefined> {
    return this.viewers.get(request);
  }

  /** The caller's details besides their identity. */
  callerOf(request: FastifyRequest): CallerDetails {
    const userAgent = request.headers['user-agent'];
    const deviceToken = request.cookies[this.deviceCookie];
    const language = callerLanguage(request.headers);
    return { address: request.ip, userAgent, deviceToken, language };
  }

  /** Sets the cookies of an opened session and of the known browser. */
  setOpened(reply: FastifyReply, kind: AccountKind, { token, deviceToken }: OpenedSession): void {
    this.setToken(reply, kind, token);
    if (deviceToken !== undefined) this.setDeviceToken(reply, deviceToken);
  }

  /** Sets the session cookie of the caller's browser, or removes it. */
  setToken(reply: FastifyReply, kind: AccountKind, token: string | undefined): void {
    const name = this.sessionCookies[kind];
    if (token === undefined) return void reply.clearCookie(name, this.cookieOptions);
    const options = { ...this.cookieOptions, maxAge: LONGEST_SESSION_SECONDS };
    reply.setCookie(name, token, options).setCookie(this.latestCookie, kind, options);
  }

  /** Sets the cookie by which the shop recognizes the browser. */
  setDeviceToken(reply: FastifyReply, token: string): void {
    reply.setCookie(this.deviceCookie, token, { ...this.cookieOptions, maxAge: DEVICE_SECONDS });
  }

  /** The caller by the session that the request uses; if there is only one, by that one, even without permission. */
  private viewerFor(request: FastifyRequest): Viewer | Promise<Viewer> {
    const { routeOptions, cookies } = request;
    const { customer, admin } = this.sessionCookies;
    if (!cookies[admin]) return this.viewerAs(request, 'customer');
    if (!cookies[customer]) return this.viewerAs(request, 'admin');
    const rule = routeOptions.config?.access;
    if (rule === 'customer') return this.viewerAs(request, 'customer');
    if (rule !== undefined && isPermission(rule)) return this.viewerAs(request, 'admin');
    return this.latestKind(request) === 'admin'
      ? this.firstAlive(request, 'admin', 'customer')
      : this.firstAlive(request, 'customer', 'admin');
  }

  /** The caller by the session of the latest login; if that is over, by the other one. */
  private async firstAlive(request: FastifyRequest, latest: AccountKind, other: AccountKind) {
    const viewer = await this.viewerAs(request, latest);
    return viewer === guestViewer ? this.viewerAs(request, other) : viewer;
  }
}
