import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { ShortReason, SubstitutesForQuery } from '../../generated/graphql';
import { useSubstitutesForQuery } from '../../generated/staff/picking/picking';
import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { Notice } from '../../shared/chakra/notice';
import { localUnit } from '../../shared/lib/local-name';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import { reasonText } from './step-texts';
import type { Step } from './queue.rules';
import { namesOf, namesOfLine } from './picked-name';
import { currentQuestions, phoneOf, type Stop } from './walk.rules';
import { isCodeOf } from './scan.rules';
import { useScanned } from './use-scanned';
import { WeightForm } from './weight-form';

interface MissingDialogProps {
  stop: Stop;
  missing: number;
  onAct: (step: Step) => void;
  onClose: () => void;
}

const reasons: readonly ShortReason[] = ['NOT_THERE', 'DAMAGED', 'CUSTOMER_DECLINED'];

/** The reason for missing pieces, or their substitute, chosen with one tap. */
export function MissingDialog({ stop, missing, onAct, onClose }: MissingDialogProps) {
  const { line, walk } = stop;
  const [name] = namesOfLine(line);
  const title = plural(missing, {
    one: `# piece of ${name} is missing`,
    other: `# pieces of ${name} are missing`,
  });
  return (
    <Dialog title={title} open onClose={onClose}>
      <div className="pick-reasons">
        {reasons.map((reason) => (
          <Button
            key={reason}
            className="pick-big"
            tone="outline"
            onClick={() => onAct({ kind: 'short', lineId: line.id, quantity: missing, reason })}
          >
            {reasonText(reason)}
          </Button>
        ))}
      </div>
      <Wish stop={stop} />
      {walk.order.substitution !== 'NO_SUBSTITUTE' && (
        <Substitutes
          lineId={line.id}
          quantity={missing}
          onAsk={
            mayAsk(stop)
              ? () => onAct({ kind: 'ask', lineId: line.id, quantity: missing })
              : undefined
          }
          onTake={(product, grams) =>
            onAct({
              ...{ kind: 'substitute', lineId: line.id, grams },
              ...{ product: { id: product.id, name: namesOf(product)[0] } },
              ...{ quantity: missing, replacedQuantity: missing },
            })
          }
        />
      )}
    </Dialog>
  );
}

/** Whether the customer can be asked, and is not being asked already. */
const mayAsk = ({ walk, line }: Stop): boolean =>
  walk.canAskCustomer &&
  !currentQuestions(walk).some(
    ({ question }) => question.orderLineId === line.id && question.state === 'OPEN',
  );

/** The customer's preference for missing products, and their phone number. */
function Wish({ stop: { walk } }: { stop: Stop }) {
  const phone = phoneOf(walk);
  const { substitution } = walk.order;
  return (
    <p className="pick-wish">
      {substitution === 'CALL_ME' && <strong>{t`The customer wants to be called first:`}</strong>}
      {substitution === 'SIMILAR_PRODUCT' && (
        <strong>{t`The customer takes something similar.`}</strong>
      )}
      {substitution === 'NO_SUBSTITUTE' && (
        <strong>{t`The customer wants nothing else instead.`}</strong>
      )}{' '}
      {phone && (
        <a className="text-link" href={`tel:${phone}`}>
          {phone}
        </a>
      )}
    </p>
  );
}

interface SubstitutesProps {
  lineId: string;
  /** The number of pieces to take. */
  quantity: number;
  /** Asks the customer to choose one of them; undefined if that is not possible. */
  onAsk: (() => void) | undefined;
  /** With the weight, if the product is sold by weight. */
  onTake: (product: Candidate, grams?: number) => void;
}

type Candidate = SubstitutesForQuery['substitutesFor'][number];

function Substitutes({ lineId, quantity, onAsk, onTake }: SubstitutesProps) {
  const [onScales, setOnScales] = useState<Candidate>();
  const [wrongCode, setWrongCode] = useState<string>();
  const choose = (product: Candidate) =>
    product.packGrams === null ? onTake(product) : setOnScales(product);
  const { data, error } = useSubstitutesForQuery({
    variables: { orderLineId: lineId },
    fetchPolicy: 'cache-and-network',
  });
  useScanned((code) => {
    const product = data?.substitutesFor.find((each) => isCodeOf(code, each));
    setWrongCode(product ? undefined : code);
    if (product) choose(product);
  });
  const failure = failureOf(error);
  if (!data)
    return (
      <p role="status">
        {failure ? t`What could be taken instead is not known now.` : t`Looking what there is…`}
      </p>
    );
  const { substitutesFor: products } = data;
  if (products.length === 0) return <p>{t`There is nothing else of this kind at this price.`}</p>;
  if (onScales?.packGrams) {
    const { packGrams, pricePaise: unitPricePaise } = onScales;
    return (
      <section aria-label={t`Take instead`}>
        <h3>{namesOf(onScales)[0]}</h3>
        <WeightForm
          pieces={{ quantity, packGrams, unitPricePaise }}
          submitLabel={t`Take instead`}
          onWeigh={(grams) => onTake(onScales, grams)}
        />
      </section>
    );
  }
  return (
    <section aria-label={t`Take instead`}>
      {onAsk && (
        <Button className="pick-big" onClick={onAsk}>{t`Ask the customer which by message`}</Button>
      )}
      <h3>{t`Take instead`}</h3>
      {wrongCode !== undefined && (
        <Notice tone="failure">
          <p>{t`Wrong product: ${wrongCode} is none of these.`}</p>
        </Notice>
      )}
      <ul className="pick-instead">
        {products.map((product) => {
          const [name, other] = namesOf(product);
          return (
            <li key={product.id}>
              <Button tone="outline" onClick={() => choose(product)}>
                <Picture src={product.imageUrl} alt="" sizePx={56} />
                <span>
                  <strong>{name}</strong>
                  {other && <span className="pick-row__note">{other}</span>}
                  <span className="pick-row__note">
                    {[product.unit && localUnit(product.unit), product.shelfLocation]
                      .filter(Boolean)
                      .join(' · ')}{' '}
                    <Price paise={product.pricePaise} />
                  </span>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
