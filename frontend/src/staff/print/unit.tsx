/** What one piece of a product is. */
export const Unit = ({ unit }: { unit: string | null | undefined }) =>
  unit ? <small>{unit}</small> : null;
