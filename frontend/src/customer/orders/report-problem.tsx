import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { PhotoField } from '../../features/orders/photo-field';
import {
  reportableLines,
  problemText,
  type ReportableLine,
} from '../../features/orders/report.rules';
import { reportProblemInputLimits } from '../../generated/contract';
import type { OrderDetailsFragment, OrderProblem } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { RadioCard } from '../../shared/chakra/choices';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextAreaField } from '../../shared/chakra/fields';
import { FormFailure, KeepUnsaved } from '../../shared/chakra/notice';
import { formatInstant } from '../../shared/lib/ist-time';
import { Stepper } from '../../shared/ui/stepper';
import './report-problem.css';
import { useReportProblem } from './use-report-problem';
import { localName, localUnit } from '../../shared/lib/local-name';
import { LocalName } from '../../shared/ui/local-name';

/** 'Report a problem' of a delivered order, as long as reports are allowed. */
export function ReportProblem({ order }: { order: OrderDetailsFragment }) {
  // The lines stay as they were when the dialog opened; the server decides about later changes.
  const [lines, setLines] = useState<readonly ReportableLine[]>();
  const reportable = reportableLines(order);
  const close = () => setLines(undefined);
  return (
    <>
      {order.reportableUntil && reportable.length > 0 && (
        <>
          <Button
            tone="outline"
            aria-haspopup="dialog"
            onClick={() => setLines(reportable)}
          >{t`Report a problem`}</Button>
          <small>{t`You can tell us until ${formatInstant(order.reportableUntil)}`}</small>
        </>
      )}
      <Dialog
        title={t`What is wrong with order ${{ id: order.id }}?`}
        open={lines !== undefined}
        onClose={close}
      >
        {lines && <ReportForm orderId={order.id} lines={lines} onClose={close} />}
      </Dialog>
    </>
  );
}

interface FormProps {
  orderId: string;
  lines: readonly ReportableLine[];
  onClose: () => void;
}

const problems: readonly OrderProblem[] = ['MISSING', 'DAMAGED'];
export const mostReportPhotos = 3;

function ReportForm({ orderId, lines, onClose }: FormProps) {
  const { register, handleSubmit, formState } = useForm<{ kind: OrderProblem; text: string }>({
    defaultValues: { kind: 'MISSING', text: '' },
  });
  const { isDirty } = formState;
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const { report, refusal, loading, isReported } = useReportProblem(orderId);
  const submit = handleSubmit(async ({ kind, text }) => {
    const pieces = Object.entries(chosen)
      .filter(([, quantity]) => quantity > 0)
      .map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
    setEmpty(pieces.length === 0);
    const what = { kind, text: text.trim(), lines: pieces };
    if (pieces.length > 0 && (await report(what, photos))) onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {!isReported && (
        <>
          <fieldset className="report-problem__kinds">
            <legend>{t`What is wrong?`}</legend>
            {problems.map((problem) => (
              <RadioCard
                key={problem}
                label={problemText(problem)}
                note={
                  problem === 'MISSING'
                    ? t`It was not in the delivery.`
                    : t`It cannot be used as it is.`
                }
                value={problem}
                {...register('kind')}
              />
            ))}
          </fieldset>
          <ul className="report-problem__lines">
            {lines.map(({ id, unit, left, ...named }) => (
              <li key={id}>
                <span>
                  <strong>
                    <LocalName product={named} />
                  </strong>
                  <small>
                    {[unit && localUnit(unit), plural(left, { one: '# piece', other: '# pieces' })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Stepper
                  value={chosen[id] ?? 0}
                  onChange={(quantity) => setChosen({ ...chosen, [id]: quantity })}
                  label={t`Pieces of ${{ name: localName(named) }}`}
                  itemName={localName(named)}
                  max={left}
                  emptyValue={0}
                />
              </li>
            ))}
          </ul>
          <TextAreaField
            label={t`Note (optional)`}
            rows={3}
            maxLength={reportProblemInputLimits.text.most}
            {...register('text')}
          />
        </>
      )}
      <PhotoField
        label={t`Add photos`}
        hint={t`Up to three; the shop sees them for 90 days`}
        most={mostReportPhotos}
        photos={photos}
        onChange={setPhotos}
      />
      {isReported && refusal && (
        <p>{t`The problem is reported, but not all photos have arrived. Send them again.`}</p>
      )}
      <KeepUnsaved hasChanges={isDirty || photos.length > 0 || Object.keys(chosen).length > 0} />
      <FormFailure text={isEmpty ? t`Choose the pieces.` : refusal?.message} />
      <DialogChoice
        confirmLabel={t`Report`}
        keepLabel={t`Back`}
        tone="solid"
        loading={loading}
        onKeep={onClose}
      />
    </form>
  );
}
