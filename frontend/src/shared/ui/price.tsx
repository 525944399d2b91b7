import { formatPaise } from '../lib/format-price';
import './price.css';

interface PriceProps {
  paise: number;
  className?: string;
}

/** An amount in rupees, in the price font with tabular figures. */
export function Price({ paise, className = '' }: PriceProps) {
  return <span className={`price ${className}`}>{formatPaise(paise)}</span>;
}
