import type { ReactNode } from 'react';

import type { ProductFieldsFragment } from '../../../generated/graphql';
import { useMyRegulars } from '../api/use-my-regulars';
import './buy-again-rail.css';

interface BuyAgainRailProps {
  /** A product as a card, with what can be done with it: a route composes it. */
  cardFor: (product: ProductFieldsFragment) => ReactNode;
  heading?: string;
  /** How many at most. */
  limit?: number;
}

/** What the client buys most often and most recently, what is in stock first; nothing where there is none. */
export function BuyAgainRail({ cardFor, heading = 'Buy again', limit = 12 }: BuyAgainRailProps) {
  const regulars = useMyRegulars(limit);
  if (!regulars || regulars.length === 0) return null;
  return (
    <section className="buy-again" aria-labelledby="buy-again">
      <h2 id="buy-again">{heading}</h2>
      <ul className="buy-again__list">
        {regulars.map(({ product }) => (
          <li key={product.id}>{cardFor(product)}</li>
        ))}
      </ul>
    </section>
  );
}
