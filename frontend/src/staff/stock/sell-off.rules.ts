/** The selling price so many percent below what is paid now, to the whole rupee where that stays above 0. */
export function sellOffPaise(pricePaise: number, percent: number): number {
  const exact = Math.floor((pricePaise * (100 - percent)) / 100);
  const rupees = Math.floor(exact / 100) * 100;
  return rupees > 0 ? rupees : Math.max(exact, 1);
}
