/** Whether to try everything, as in `npm run test:security`. */
export const isWhole = process.env.SECURITY_SWEEP === 'whole';

/** Selects one in `oneIn`; the selection depends on `place`, so that all places together cover everything. */
export function sample<Each>(all: readonly Each[], oneIn: number, place: number): Each[] {
  return all.filter((_, at) => isWhole || (at + place) % oneIn === 0);
}
