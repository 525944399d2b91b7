import { Readable } from 'node:stream';
import { FastifyReply } from 'fastify';
import { begun } from './begun';

/** Answers a bare JSON array a batch at a time, so that a long one needs little memory. */
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
