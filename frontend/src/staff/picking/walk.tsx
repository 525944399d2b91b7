import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

import { ButtonLink } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { usePolling } from '../../shared/lib/use-polling';
import { Picture } from '../../shared/ui/picture';
import { LoadingState } from '../../shared/ui/states';
import { useCurrentAdmin } from '../use-current-admin';
import { CameraScan } from './camera-scan';
import { Conflicts } from './conflicts';
import { DoneLines } from './done-lines';
import { FinishCard } from './finish-card';
import { keepScreen } from './keep-screen';
import { LineCard } from './line-card';
import { OtherPicker } from './other-picker';
import { Questions } from './questions';
import { waiting, type WalkOrder } from './queue.rules';
import { pickOneMore, scannedAt, type Scanned } from './scanned';
import { stopOf } from './scan.rules';
import { useScanned } from './use-scanned';
import { useWalk } from './use-walk';
import { awaitsAnswer, bagName, isComplete, isStopOpen, nextStop, stopsOf } from './walk.rules';
import { adminPaths } from '../admin-paths';

/** The polling interval for answers of customers. */
const answerEveryMs = 4_000;

/** Whether the viewer is picking the order now. */
const isOwn = ({ order, picking }: WalkOrder) => order.status === 'PICKING' && picking?.isOwn;

/** A walk through the shop for one or several orders: one product after the other, until all are packed. */
export function Walk({ ids }: { ids: readonly string[] }) {
  const { walks, isOpening, failures, own, act, pickingQueue, halt, adminId } = useWalk(ids);
  const { may } = useCurrentAdmin();
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  useEffect(keepScreen, []);
  const mine = walks.filter(isOwn);
  const asked = mine.filter(awaitsAnswer).map(({ order }) => order.id);
  usePolling(
    () => Promise.all(asked.map(pickingQueue.follow)),
    asked.length > 0 ? answerEveryMs : undefined,
  );
  const stops = stopsOf(mine);
  const bagOf = (id: string) => (ids.length > 1 ? bagName(ids.indexOf(id)) : undefined);
  const [scanned, setScanned] = useState<Scanned>();
  // The next order to open may come first in walking order: input for another product would be lost.
  const isWaiting = isOpening && mine.length < ids.length;
  const stop = isWaiting ? undefined : nextStop(stops, putOff, scanned?.lineId);
  useScanned((code) => {
    const found = stopOf(code, stops, stop);
    setScanned(scannedAt(found, code, found && bagOf(found.walk.order.id)));
    if (found && isStopOpen(found) && found.line.packGrams === null)
      act(found.walk.order.id, found.line, [pickOneMore(found)]);
  });
  const done = stops.filter((each) => !isStopOpen(each));
  const unknown = ids.filter((id) => !walks.some(({ order }) => order.id === id));
  const isFinishing = (id: string) =>
    waiting(own, adminId).some((action) => action.orderId === id && action.step.kind === 'finish');

  return (
    <div className="walk">
      <Conflicts actions={own} walks={walks} queue={pickingQueue} />
      {unknown.map((id) =>
        failures.has(id) ? (
          <Notice key={id} tone="failure">
            <p>{t`Order ${id} could not be opened: ${failures.get(id)?.message ?? ''}`}</p>
          </Notice>
        ) : (
          <LoadingState key={id} label={t`Loading order ${id}`} rows={3} />
        ),
      )}
      {walks
        .filter((walk) => !isOwn(walk))
        .map((walk) => (
          <OtherPicker
            key={walk.order.id}
            walk={walk}
            failure={failures.get(walk.order.id)}
            onReassign={() => void pickingQueue.reassign(walk.order.id)}
          />
        ))}
      {stops.length > 0 && (
        <p className="walk__progress" role="status">
          <progress max={stops.length} value={done.length} aria-label={t`Progress of the walk`} />
          {plural(stops.length, {
            one: `${done.length} of # product done`,
            other: `${done.length} of # products done`,
          })}
        </p>
      )}
      {scanned && (
        <Notice key={scanned.number} tone={scanned.isWrong ? 'failure' : 'info'}>
          <p>{scanned.text}</p>
        </Notice>
      )}
      <Questions walks={mine} onAct={(orderId, line, step) => act(orderId, line, [step])} />
      {stop && (
        <LineCard
          key={`${stop.line.id} ${stop.line.version}`}
          stop={stop}
          bag={bagOf(stop.walk.order.id)}
          isLast={stops.filter(isStopOpen).length === 1}
          onAct={(steps) => {
            setScanned(undefined);
            act(stop.walk.order.id, stop.line, steps);
            if (steps.some(({ kind }) => kind === 'ask'))
              setPutOff((before) => [...before, stop.line.id]);
          }}
          onLater={() => {
            setScanned(undefined);
            setPutOff((before) => [...before, stop.line.id]);
          }}
        />
      )}
      {stop && <CameraScan />}
      {/* Fetched in advance: the connection may be lost by the time the picker needs them. */}
      <div hidden>
        {stops.map(({ line }) => (
          <Picture key={line.id} src={line.imageUrl} alt="" sizePx={140} eager />
        ))}
      </div>
      {mine.filter(isComplete).map((walk) => (
        <FinishCard
          key={walk.order.id}
          walk={walk}
          bag={bagOf(walk.order.id)}
          isFinishing={isFinishing(walk.order.id)}
          isHalted={halt !== null}
          onFinish={() => act(walk.order.id, undefined, [{ kind: 'finish' }])}
        />
      ))}
      <DoneLines
        stops={done.filter(({ walk }) => !isFinishing(walk.order.id))}
        bagOf={bagOf}
        onUndo={({ walk, line }) => act(walk.order.id, line, [{ kind: 'reset', lineId: line.id }])}
      />
      <p className="walk__ways">
        {may('read-orders') && (
          <ButtonLink to={adminPaths.board} tone="quiet">{t`Day board`}</ButtonLink>
        )}
        <ButtonLink to={adminPaths.picking} tone="quiet">{t`Pick other orders`}</ButtonLink>
      </p>
    </div>
  );
}
