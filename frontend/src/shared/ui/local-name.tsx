import { language } from '../lib/language';
import { localName, localUnit, type Named } from '../lib/local-name';
import './local-name.css';

/** The `lang` attribute for an English text; undefined on English pages. */
const langOf = (isEnglish: boolean) => (isEnglish && language() !== 'en' ? 'en' : undefined);

interface LocalNameProps {
  product: Named;
  /** Shows the English name below, if it differs. */
  withEnglish?: boolean;
}

/** The name of a product in the current language; an English name is marked for screen readers. */
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

/** The English name of a product in small print, if the shop shows another one. */
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

/** The unit of a product in the current language. */
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

/** A text that exists only in English, such as a description. */
export const EnglishText = ({ children }: { children: string }) =>
  language() === 'en' ? children : <span lang="en">{children}</span>;
