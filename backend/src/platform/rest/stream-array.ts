import { Readable } from 'node:stream';
import { FastifyReply } from 'fastify';

/**
 * Answers a bare JSON array a batch at a time, so that a long one needs little memory. What fails before the
 * first batch is answered as any other failure.
 */
export async function streamArray<Row>(
  reply: FastifyReply,
  batches: AsyncGenerator<Row[]>,
  toJson: (row: Row) => object,
): Promise<FastifyReply> {
  const first = await batches.next();
  const json = jsonOf(first, batches, toJson);
  return reply.type('application/json; charset=utf-8').send(Readable.from(json));
}

async function* jsonOf<Row>(
  first: IteratorResult<Row[]>,
  batches: AsyncGenerator<Row[]>,
  toJson: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = '[';
  for (let batch = first; !batch.done; batch = await batches.next()) {
    yield separator + batch.value.map((row) => JSON.stringify(toJson(row))).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
