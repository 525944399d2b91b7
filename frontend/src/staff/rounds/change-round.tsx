import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { useChangeRoundMutation } from '../../generated/staff/rounds/rounds';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { SelectField } from '../../shared/chakra/fields';
import { FormFailure, Notice } from '../../shared/chakra/notice';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { AlsoHere } from '../presence/also-here';
import { moved, openStopsOf, stillPossible, type Round } from './round.rules';
import { placeOf, riderName } from './round-texts';
import type { Plan } from './use-rounds';

interface ChangeRoundProps {
  round: Round;
  plan: Plan;
  open: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes the rider, the stops, or the sequence of a round. */
export function ChangeRound({ open, ...props }: ChangeRoundProps) {
  return (
    <Dialog title={t`Change round ${props.round.id}`} open={open} onClose={props.onClose}>
      <ChangeForm {...props} />
    </Dialog>
  );
}

const openOrderIds = (round: Round) => openStopsOf(round).map(({ order }) => order.id);

function ChangeForm({ round, plan, onChanged, onClose }: Omit<ChangeRoundProps, 'open'>) {
  const { free, riders } = plan;
  const [riderId, setRiderId] = useState(round.riderId);
  const [planned, setPlanned] = useState(() => openOrderIds(round));
  // The change is based on the seen round, whatever arrives meanwhile.
  const [seenVersion, setSeenVersion] = useState(round.version);
  const [refusal, setRefusal] = useState<string>();
  const { showSuccess } = useMessages();
  const [changeRound, { loading }] = useChangeRoundMutation();

  const ids = stillPossible(planned, round, free);
  const isOutdated = seenVersion !== round.version;
  const { slotStartMinute } = round;
  const addable = free.filter(
    (order) =>
      order.slotDate === round.slotDate &&
      order.slotStartMinute === slotStartMinute &&
      !ids.includes(order.id),
  );
  const orderOf = (id: string) =>
    round.stops.find(({ order }) => order.id === id)?.order ?? free.find((each) => each.id === id);
  const options = [
    ...riders.map(({ id, email }) => ({ value: id, label: email })),
    // A rider without the permission to deliver keeps the round until another one is chosen.
    ...(riders.some(({ id }) => id === round.riderId)
      ? []
      : [{ value: round.riderId, label: riderName(round.riderEmail) }]),
  ];

  const save = async (expectedVersion: number) => {
    setRefusal(undefined);
    try {
      const input = { roundId: round.id, riderId, orderIds: ids, expectedVersion };
      await changeRound({ variables: { input } });
      showSuccess(t`Round ${round.id} is changed`);
      onClose();
    } catch (error) {
      const { code, message, fields } = toShopError(error);
      if (code !== 'CONFLICT') setRefusal(Object.values(fields)[0] ?? message);
    }
    onChanged();
  };

  const takeTheirs = () => {
    setRiderId(round.riderId);
    setPlanned(openOrderIds(round));
    setSeenVersion(round.version);
  };

  return (
    <div className="form">
      <AlsoHere record="ROUND" id={round.id} />
      {isOutdated && (
        <Notice tone="failure">
          <div className="round-conflict">
            <p>{t`Somebody else changed this round meanwhile.`}</p>
            <dl>
              <dt>{t`Yours`}</dt>
              <dd>{summary(riderLabel(options, riderId), ids)}</dd>
              <dt>{t`Now`}</dt>
              <dd>{summary(riderName(round.riderEmail), openOrderIds(round))}</dd>
            </dl>
            <div className="round__actions">
              <Button loading={loading} onClick={() => void save(round.version)}>
                {t`Save mine all the same`}
              </Button>
              <Button tone="outline" onClick={takeTheirs}>{t`Go on with what is there now`}</Button>
            </div>
          </div>
        </Notice>
      )}
      <SelectField
        label={t`Rider`}
        options={options}
        value={riderId}
        onChange={(event) => setRiderId(event.target.value)}
      />
      <ol className="round-sequence" aria-label={t`Stops in their sequence`}>
        {ids.map((id, at) => {
          const order = orderOf(id);
          return (
            <li key={id}>
              <span>
                <strong>{t`Order ${id}`}</strong>
                {order && <span className="round-note">{placeOf(order)}</span>}
              </span>
              <span className="round-sequence__tools">
                <Button
                  tone="quiet"
                  aria-label={t`Move order ${id} up`}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && setPlanned(moved(ids, at, -1))}
                >
                  ↑
                </Button>
                <Button
                  tone="quiet"
                  aria-label={t`Move order ${id} down`}
                  aria-disabled={at === ids.length - 1}
                  onClick={() => at < ids.length - 1 && setPlanned(moved(ids, at, 1))}
                >
                  ↓
                </Button>
                <Button
                  tone="quiet"
                  aria-label={t`Take order ${id} off the round`}
                  onClick={() => setPlanned(ids.filter((each) => each !== id))}
                >
                  ×
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
      {ids.length === 0 && <p>{t`A round has at least one open stop.`}</p>}
      {addable.length > 0 && (
        <>
          <h3>{t`Packed, and on no round`}</h3>
          <ul className="round-sequence">
            {addable.map((order) => (
              <li key={order.id}>
                <span>
                  <strong>{t`Order ${order.id}`}</strong>
                  <span className="round-note">{placeOf(order)}</span>
                </span>
                <Button
                  tone="outline"
                  aria-label={t`Add order ${order.id}`}
                  onClick={() => setPlanned([...ids, order.id])}
                >{t`Add`}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <FormFailure text={refusal} />
      {!isOutdated && ids.length > 0 && (
        <DialogChoice
          confirmLabel={t`Save`}
          keepLabel={t`Cancel`}
          tone="solid"
          loading={loading}
          onConfirm={() => void save(seenVersion)}
          onKeep={onClose}
        />
      )}
    </div>
  );
}

const riderLabel = (options: readonly { value: string; label: string }[], id: string): string =>
  options.find(({ value }) => value === id)?.label ?? id;

const summary = (rider: string, ids: readonly string[]): string => `${rider}: ${ids.join(', ')}`;
