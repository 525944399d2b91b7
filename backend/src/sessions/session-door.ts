import { FastifyReply, FastifyRequest } from 'fastify';
import { CallerDetails } from '../kernel/caller';
import { callerLanguage } from '../kernel/language';
import { Viewer, stranger } from '../kernel/viewer';
import { SecurityConfig } from '../platform/config/security-settings';
import { bearerOf } from '../platform/http/bearer';
import { DEVICE_SECONDS } from './known-devices.service';
import { LONGEST_SESSION_SECONDS } from './session-times.rules';
import { OpenedSession } from './session.service';

/** Over TLS browsers take a cookie of this name from this very host only, and send it nowhere else. */
const OF_THIS_HOST = '__Host-';

/** Finds out who holds a token. */
export interface TokenReader {
  /** A stranger where the token is unknown, over or revoked. */
  viewerOf(token: string | undefined): Promise<Viewer>;
}

/** Where sessions meet HTTP: the cookies of browsers, and the bearer token of programs. */
export class SessionDoor {
  private readonly viewers = new WeakMap<FastifyRequest, Viewer | Promise<Viewer>>();
  private readonly cookieOptions;
  private readonly sessionCookie: string;
  private readonly deviceCookie: string;

  constructor(
    private readonly cookies: TokenReader,
    private readonly bearers: TokenReader,
    { overTls }: Pick<SecurityConfig, 'overTls'>,
  ) {
    this.cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: overTls } as const;
    const prefix = overTls ? OF_THIS_HOST : '';
    this.sessionCookie = `${prefix}grocessay_session`;
    this.deviceCookie = `${prefix}grocessay_device`;
  }

  /**
   * Who is calling: by the Authorization header where there is one, else by the cookie. Found once a request; at once
   * for who shows neither, as most who only look around.
   */
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer> {
    let viewer = this.viewers.get(request);
    if (!viewer) {
      const bearer = bearerOf(request);
      const cookie = request.cookies[this.sessionCookie];
      if (bearer !== undefined) viewer = this.bearers.viewerOf(bearer);
      else viewer = cookie ? this.cookies.viewerOf(cookie) : stranger;
      this.viewers.set(request, viewer);
    }
    return viewer;
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
  setOpened(reply: FastifyReply, { token, deviceToken }: OpenedSession): void {
    this.setToken(reply, token);
    if (deviceToken !== undefined) this.setDeviceToken(reply, deviceToken);
  }

  /** Gives the caller's browser the token of a session, or takes the cookie away. */
  setToken(reply: FastifyReply, token: string | undefined): void {
    if (token === undefined) reply.clearCookie(this.sessionCookie, this.cookieOptions);
    else {
      const maxAge = LONGEST_SESSION_SECONDS;
      reply.setCookie(this.sessionCookie, token, { ...this.cookieOptions, maxAge });
    }
  }

  /** Gives the caller's browser the token by which the shop knows it again. */
  setDeviceToken(reply: FastifyReply, token: string): void {
    reply.setCookie(this.deviceCookie, token, { ...this.cookieOptions, maxAge: DEVICE_SECONDS });
  }
}
