import { language } from '../lib/language';
import { localName, localUnit, type Named } from '../lib/local-name';
import './local-name.css';

/** The language of a text that is there in English only, as an attribute; none where it is the page's. */
const langOf = (isEnglish: boolean) => (isEnglish && language() !== 'en' ? 'en' : undefined);

interface LocalNameProps {
  product: Named;
  /** Has the English name stand beneath, where it is another one. */
  withEnglish?: boolean;
}

/** The name of a product in the language of the shop; a screen reader is told where it is English. */
export function LocalName({ product, withEnglish = false }: LocalNameProps) {
  const shown = localName(product);
  const isEnglish = shown === product.name;
  if (language() === 'en') return shown;
  if (isEnglish) return <span lang="en">{shown}</span>;
  return withEnglish ? (
    <>
      {shown}
      <EnglishName product={product} />
    </>
  ) : (
    shown
  );
}

/** The English name of a product, small, where the shop shows another one. */
export function EnglishName({ product }: { product: Named }) {
  if (localName(product) === product.name) return null;
  return (
    <small lang="en" className="english-name">
      {product.name}
    </small>
  );
}

interface LocalUnitProps {
  unit: string;
  className?: string;
}

/** What one piece is, in the language of the shop. */
export function LocalUnit({ unit, className }: LocalUnitProps) {
  const shown = localUnit(unit);
  const lang = langOf(/[a-z]/i.test(shown));
  return className || lang ? (
    <span className={className} lang={lang}>
      {shown}
    </span>
  ) : (
    shown
  );
}

/** A text that is there in English only, such as a description. */
export const EnglishText = ({ children }: { children: string }) =>
  language() === 'en' ? children : <span lang="en">{children}</span>;
