import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { localUnit } from '../../shared/lib/local-name';
import { Picture } from '../../shared/ui/picture';
import { onSingleClick } from '../kit/on-single-click';
import { BagLabel } from './bag-label';
import { MissingDialog } from './missing-dialog';
import { openPieces, type Step } from './queue.rules';
import { namesOfLine } from './picked-name';
import type { Stop } from './walk.rules';
import { WeightForm } from './weight-form';

interface LineCardProps {
  stop: Stop;
  bag: string | undefined;
  /** Whether no other line is open: it cannot be postponed. */
  isLast: boolean;
  onAct: (steps: readonly Step[]) => void;
  onLater: () => void;
}

/** The next line to pick: the product, the quantity, and the bag. */
export function LineCard({ stop, bag, isLast, onAct, onLater }: LineCardProps) {
  const { line, walk } = stop;
  const { id: lineId } = line;
  const open = openPieces(line);
  const [count, setCount] = useState(open);
  const [isAsking, setAsking] = useState(false);
  const [name, other] = namesOfLine(line);
  const missing = open - count;
  const picked = (line.pickedQuantity ?? 0) + count;
  const pick: Step[] = count > 0 ? [{ kind: 'pick', lineId, pickedQuantity: picked }] : [];
  const { packGrams, unitPricePaise } = line;
  const isWeighed = packGrams !== null && count > 0;

  return (
    <section className="pick-card" aria-label={t`Next product`}>
      <div className="pick-card__head">
        <BagLabel walk={walk} bag={bag} />
        {line.shelf?.shelfLocation && (
          <strong className="pick-card__shelf">{line.shelf.shelfLocation}</strong>
        )}
      </div>
      <div className="pick-card__product">
        <Picture src={line.imageUrl} alt="" sizePx={140} eager />
        <div aria-live="polite">
          <h2>{name}</h2>
          {other && <p className="pick-card__other">{other}</p>}
          {line.unit && <p>{localUnit(line.unit)}</p>}
          <p className="pick-card__count">{plural(open, { one: '# piece', other: '# pieces' })}</p>
        </div>
      </div>
      {open > 1 && (
        <div className="pick-count" role="group" aria-label={t`Pieces that are there`}>
          <Button
            tone="outline"
            aria-label={t`One less`}
            disabled={count === 0}
            onClick={() => setCount(count - 1)}
          >
            −
          </Button>
          <output>{t`${count} of ${open}`}</output>
          <Button
            tone="outline"
            aria-label={t`One more`}
            disabled={count === open}
            onClick={() => setCount(count + 1)}
          >
            +
          </Button>
        </div>
      )}
      {isWeighed && missing === 0 && (
        <WeightForm
          pieces={{ quantity: count, packGrams, unitPricePaise }}
          submitLabel={t`Weighed`}
          onWeigh={(grams) => onAct([{ kind: 'weigh', lineId, grams }])}
        />
      )}
      {!(isWeighed && missing === 0) && (
        <Button
          className="pick-big"
          onClick={onSingleClick(() => (missing === 0 ? onAct(pick) : setAsking(true)))}
        >
          {pickText({ count, missing, isWeighed })}
        </Button>
      )}
      <div className="pick-card__more">
        {/* The button stays while the dialog is open, because the focus returns to it. */}
        {(missing === 0 || isAsking) && (
          <Button
            tone="outline"
            onClick={() => {
              setCount(0);
              setAsking(true);
            }}
          >{t`Missing`}</Button>
        )}
        {!isLast && <Button tone="quiet" onClick={onLater}>{t`Later`}</Button>}
      </div>
      {isAsking && (
        <MissingDialog
          stop={stop}
          missing={missing}
          // The remaining pieces are weighed after that.
          onAct={(step) => onAct(isWeighed ? [step] : [...pick, step])}
          onClose={() => {
            setAsking(false);
            setCount(open);
          }}
        />
      )}
    </section>
  );
}

function pickText(of: { count: number; missing: number; isWeighed: boolean }): string {
  const { count, missing, isWeighed } = of;
  if (missing === 0) return t`Picked`;
  return isWeighed ? t`${missing} missing` : t`${count} picked, ${missing} missing`;
}
