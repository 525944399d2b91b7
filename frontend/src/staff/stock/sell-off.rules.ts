/** The selling price this many percent below the current price, rounded down to whole rupees if that stays above 0. */
export function sellOffPaise(pricePaise: number, percent: number): number {
  const exact = Math.floor((pricePaise * (100 - percent)) / 100);
  const rupees = Math.floor(exact / 100) * 100;
  return rupees > 0 ? rupees : Math.max(exact, 1);
}
