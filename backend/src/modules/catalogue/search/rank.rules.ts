/** Steps of how much of what a product is was searched for. */
const COVERAGE_STEPS = 4;

/** One number for how well a product matches: the score first, then how much of what it is was searched for. */
export function rankOf(score: number, coverage: number): number {
  return score * COVERAGE_STEPS + coverage;
}

/** The score and the coverage of a rank, with the availability of the product between them. */
export function rankWithStock(rank: number, isInStock: boolean): number {
  const coverage = rank % COVERAGE_STEPS;
  return (rank - coverage) * 2 + (isInStock ? COVERAGE_STEPS : 0) + coverage;
}
