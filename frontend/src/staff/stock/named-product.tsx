import type { StockProductFragment } from '../../generated/graphql';
import { LocalName, LocalUnit } from '../../shared/ui/local-name';

/** A product with its unit. */
export function NamedProduct({ product }: { product: StockProductFragment }) {
  return (
    <>
      <LocalName product={product} />
      {product.unit && (
        <>
          {' · '}
          <LocalUnit unit={product.unit} />
        </>
      )}
    </>
  );
}
