import { t } from '@lingui/core/macro';
import { useLocation, useSearchParams } from 'react-router-dom';

import { Button } from '../../shared/chakra/button';
import { SelectField } from '../../shared/chakra/fields';
import { paperText, sheetText } from './print-texts';
import { labelPapers, mostBags, sheetNames, type PrintChoice } from './print.rules';

interface PrintToolsProps {
  choice: PrintChoice;
  loading: boolean;
  /** Undefined if there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** The choice of sheet and paper; not printed itself. */
export function PrintTools({ choice, loading, onPrint }: PrintToolsProps) {
  const [, setParameters] = useSearchParams();
  const state: unknown = useLocation().state;
  const choose = (name: string, value: string) =>
    setParameters(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true, state },
    );
  const bags = Array.from({ length: mostBags }, (_, at) => String(at + 1));
  return (
    <form
      className="print-tools print-tools--form"
      onSubmit={(event) => {
        event.preventDefault();
        onPrint?.();
      }}
    >
      <SelectField
        label={t`What to print`}
        value={choice.sheet}
        options={sheetNames.map((value) => ({ value, label: sheetText(value) }))}
        onChange={({ target }) => choose('sheet', target.value)}
      />
      {choice.sheet === 'labels' && (
        <>
          <SelectField
            label={t`Labels`}
            value={choice.paper}
            options={labelPapers.map((value) => ({ value, label: paperText(value) }))}
            onChange={({ target }) => choose('paper', target.value)}
          />
          <SelectField
            label={t`Bags an order`}
            value={String(choice.bags)}
            options={bags.map((value) => ({ value, label: value }))}
            onChange={({ target }) => choose('bags', target.value)}
          />
        </>
      )}
      <Button type="submit" loading={loading} disabled={!onPrint}>{t`Print`}</Button>
    </form>
  );
}
