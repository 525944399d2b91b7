import { Readable } from 'node:stream';
import { FastifyReply } from 'fastify';
import { begun } from './begun';

/** Streams a bare JSON array in batches, so that long arrays need little memory. */
export async function streamArray<Row>(
  reply: FastifyReply,
  batches: AsyncGenerator<readonly Row[]>,
  toJson: (row: Row) => object,
): Promise<FastifyReply> {
  const json = jsonOf(await begun(batches), toJson);
  return reply.type('application/json; charset=utf-8').send(Readable.from(json));
}

async function* jsonOf<Row>(
  batches: AsyncGenerator<readonly Row[]>,
  toJson: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches) {
    yield separator + batch.map((row) => JSON.stringify(toJson(row))).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
