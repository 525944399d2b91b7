import { language } from '../../shared/lib/language';
import { LocalUnit } from '../../shared/ui/local-name';
import { namesOfLine } from '../picking/picked-name';
import type { PrintedLine } from './print.rules';

/** The name of the product to pick, in the language of the console, with a different English name of the pack below. */
export function PickedName({ line }: { line: PrintedLine }) {
  const [shown, english] = namesOfLine(line);
  const isEnglish = language() !== 'en' && shown === line.name;
  return (
    <>
      <span lang={isEnglish ? 'en' : undefined}>{shown}</span>{' '}
      {line.unit && (
        <small>
          <LocalUnit unit={line.unit} />
        </small>
      )}
      {english && (
        <small lang="en" className="english-name">
          {english}
        </small>
      )}
    </>
  );
}
