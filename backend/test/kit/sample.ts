/** Whether everything is tried, as `npm run test:security` has it. */
export const isWhole = process.env.SECURITY_SWEEP === 'whole';

/** One in so many: each place gets others, so that all places together get all of them. */
export function sample<Each>(all: readonly Each[], oneIn: number, place: number): Each[] {
  return all.filter((_, at) => isWhole || (at + place) % oneIn === 0);
}
