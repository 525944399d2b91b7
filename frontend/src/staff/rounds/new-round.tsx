import { plural, t } from '@lingui/core/macro';
import { useRef, useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { useMakeRoundMutation } from '../../generated/staff/rounds/rounds';
import { Button } from '../../shared/chakra/button';
import { SelectField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow } from '../../shared/lib/ist-day';
import { randomKey } from '../../shared/lib/random-key';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { EmptyState } from '../../shared/ui/states';
import { bySlot, type OrderToDeliver } from './round.rules';
import { dueText, placeOf } from './round-texts';
import type { Rider } from './use-rounds';

interface NewRoundProps {
  /** Packed orders that are not on a round. */
  free: readonly OrderToDeliver[];
  riders: readonly Rider[];
  onChanged: () => void;
}

/** The packed orders of a day; several of one slot can be assigned to a rider. */
export function NewRound({ free, riders, onChanged }: NewRoundProps) {
  return (
    <section className="round-part" aria-labelledby="rounds-packed">
      <h2 id="rounds-packed">{t`Packed, and on no round`}</h2>
      {free.length === 0 && <EmptyState text={t`No packed order waits for a rider.`} />}
      {bySlot(free).map(([startMinute, orders]) => (
        <Slot key={startMinute} orders={orders} riders={riders} onChanged={onChanged} />
      ))}
    </section>
  );
}

interface SlotProps extends Omit<NewRoundProps, 'free'> {
  orders: readonly OrderToDeliver[];
}

function Slot({ orders, riders, onChanged }: SlotProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [riderId, setRiderId] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const attempt = useRef({ wanted: '', key: '' });
  const { showSuccess } = useMessages();
  const [makeRound, { loading }] = useMakeRoundMutation();

  const ids = orders.map(({ id }) => id).filter((id) => chosen.includes(id));
  const areAllChosen = ids.length === orders.length;
  const rider = riders.find(({ id }) => id === riderId) ?? riders[0];
  const toCollectPaise = orders
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, order) => sum + order.toCollectPaise, 0);
  const first = orders[0];
  const window = first ? formatWindow(first.slotStartMinute, first.slotEndMinute) : '';

  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id],
    );

  const give = async () => {
    if (!rider) return;
    const wanted = JSON.stringify([rider.id, ids]);
    // The same round has the same key when resent, as after a lost response.
    if (attempt.current.wanted !== wanted) attempt.current = { wanted, key: randomKey() };
    setRefusal(undefined);
    try {
      const input = { riderId: rider.id, orderIds: ids, idempotencyKey: attempt.current.key };
      await makeRound({ variables: { input } });
      attempt.current = { wanted: '', key: '' };
      setChosen([]);
      showSuccess(t`The round is given to ${rider.email}`);
    } catch (error) {
      const { message, fields } = toShopError(error);
      setRefusal(Object.values(fields)[0] ?? message);
    }
    onChanged();
  };

  return (
    <section className="round-slot" aria-label={window}>
      <div className="round-slot__head">
        <h3>{window}</h3>
        <Button
          tone="quiet"
          onClick={() => setChosen(areAllChosen ? [] : orders.map(({ id }) => id))}
        >
          {areAllChosen ? t`Clear selection` : t`Choose all`}
        </Button>
      </div>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <label className="round-choice">
              <input
                type="checkbox"
                checked={ids.includes(order.id)}
                onChange={() => toggle(order.id)}
                aria-label={t`Choose order ${order.id}`}
              />
              <span>
                <strong>{t`Order ${order.id}`}</strong>
                <span className="round-note">{placeOf(order)}</span>
              </span>
              <span className="round-due">{dueText(order.toCollectPaise)}</span>
            </label>
          </li>
        ))}
      </ul>
      {ids.length > 0 && (
        <div className="round-slot__give">
          {riders.length === 0 ? (
            <p>{t`Nobody on the staff may deliver orders yet.`}</p>
          ) : (
            <>
              <SelectField
                label={t`Rider`}
                options={riders.map(({ id, email }) => ({ value: id, label: email }))}
                value={rider?.id ?? ''}
                onChange={(event) => setRiderId(event.target.value)}
              />
              <p>
                {plural(ids.length, { one: '# order', other: '# orders' })},{' '}
                {t`${formatPaise(toCollectPaise)} to collect`}
              </p>
              <Button tone="solid" loading={loading} onClick={() => void give()}>
                {t`Give to the rider`}
              </Button>
            </>
          )}
        </div>
      )}
      <FormFailure text={refusal} />
    </section>
  );
}
