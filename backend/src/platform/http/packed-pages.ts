import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const KEPT_LETTERS = 8 * 1024 * 1024;
const TAG_LENGTH = 22;

interface PackedPage {
  tag: string;
  gzipped: Buffer;
}

/** Pages of the site as they are sent: packed once for all who get the same one. */
export class PackedPages {
  private readonly kept = new LRUCache<string, PackedPage>({
    maxSize: KEPT_LETTERS,
    sizeCalculation: (_page, html) => html.length,
  });

  /**
   * Sends a page, or that it is still the one that the browser has.
   * @param isShared others will be sent the same one: it is kept
   */
  send(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    html: string,
    { isShared }: { isShared: boolean },
  ): FastifyReply {
    const { tag, gzipped } = isShared ? this.packOnce(html) : pack(html);
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      etag: tag,
      vary: [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '),
    });
    if (reply.statusCode === 200 && headers['if-none-match']?.includes(tag))
      return reply.status(304).send();
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(gzipped);
  }

  private packOnce(html: string): PackedPage {
    const known = this.kept.get(html);
    if (known) return known;
    const page = pack(html);
    this.kept.set(html, page);
    return page;
  }
}

function pack(html: string): PackedPage {
  const hash = createHash('sha256').update(html).digest('base64url');
  return { tag: `W/"${hash.slice(0, TAG_LENGTH)}"`, gzipped: gzipSync(html) };
}
