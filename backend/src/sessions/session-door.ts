import { FastifyReply, FastifyRequest } from 'fastify';
import { Viewer } from '../kernel/viewer';
import { SESSION_DAYS, SessionService } from './session.service';

const COOKIE = 'grocessay_session';
const COOKIE_OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Where sessions meet HTTP: the cookie of browsers, and the bearer token of programs. */
export class SessionDoor {
  private readonly viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();

  constructor(private readonly sessions: SessionService) {}

  /** Who is calling: by the Authorization header where there is one, else by the cookie. Found once a request. */
  viewerOf(request: FastifyRequest): Promise<Viewer> {
    let viewer = this.viewers.get(request);
    if (!viewer) this.viewers.set(request, (viewer = this.findViewer(request)));
    return viewer;
  }

  /** Gives the caller's browser the token of a session, or takes the cookie away. */
  setToken(reply: FastifyReply, token: string | undefined): void {
    if (token === undefined) reply.clearCookie(COOKIE, COOKIE_OPTIONS);
    else reply.setCookie(COOKIE, token, { ...COOKIE_OPTIONS, maxAge: SESSION_DAYS * 24 * 60 * 60 });
  }

  private findViewer(request: FastifyRequest): Promise<Viewer> {
    const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    return this.sessions.viewerOf(bearer ?? request.cookies[COOKIE]);
  }
}
