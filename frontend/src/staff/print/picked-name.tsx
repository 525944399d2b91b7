import { language } from '../../shared/lib/language';
import { LocalUnit } from '../../shared/ui/local-name';
import { namesOfLine } from '../picking/picked-name';
import type { PrintedLine } from './print.rules';

/** What is to be fetched, in the language of the console, with the English name of its pack beneath where it is another one. */
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
