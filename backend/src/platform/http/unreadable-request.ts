import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { platformMessages } from '../platform.messages';

/**
 * Responds to invalid or timed-out HTTP requests in the usual error format, and closes the connection.
 * @param protection the headers of every response
 */
export function unreadableRequestHandler(protection: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answerTo(error, protection));
    socket.destroy(error);
  };
}

function answerTo({ code }: NodeJS.ErrnoException, protection: Record<string, string>): string {
  const [status, reason] = failureOf(code);
  const body = JSON.stringify({ code: 'BAD_REQUEST', message: reason });
  const headers = {
    ...protection,
    connection: 'close',
    'content-length': body.length,
    'content-type': 'application/json; charset=utf-8',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

function failureOf(code: string | undefined): [number, string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, platformMessages.requestTooSlow().text];
  if (code === 'HPE_HEADER_OVERFLOW') return [431, platformMessages.headersTooLarge().text];
  return [400, platformMessages.requestUnreadable().text];
}
