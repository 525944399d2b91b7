import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { outcomeOf } from './step-texts';
import { namesOfLine } from './picked-name';
import type { Stop } from './walk.rules';

interface DoneLinesProps {
  stops: readonly Stop[];
  bagOf: (orderId: string) => string | undefined;
  onUndo: (stop: Stop) => void;
}

/** The completed lines; each can be undone. */
export function DoneLines({ stops, bagOf, onUndo }: DoneLinesProps) {
  if (stops.length === 0) return null;
  return (
    <section className="pick-done" aria-label={t`Done`}>
      <h2>{t`Done`}</h2>
      <ul>
        {stops.map((stop) => {
          const { line, walk } = stop;
          const [name] = namesOfLine(line);
          const bag = bagOf(walk.order.id);
          return (
            <li key={line.id} data-missing={line.shortQuantity > 0 || undefined}>
              <span>
                {bag && <strong className="bag__name">{bag}</strong>} {name}
                <span className="pick-row__note">{outcomeOf(line)}</span>
              </span>
              <Button tone="quiet" aria-label={t`Undo ${name}`} onClick={() => onUndo(stop)}>
                {t`Undo`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
