import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useChangeDeliveryTermsMutation } from '../../generated/staff/delivery/delivery';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import type { Settings } from './calendar.rules';
import { describeReturnFee, describeTerms } from './conflict.rules';
import type { PartProps } from './part-props';
import { TermsFields } from './terms-fields';
import {
  changedFees,
  feesOfRow,
  rowOfTerms,
  type Fees as FeeValues,
  type FeesRow,
} from './terms-form.rules';
import type { DeliveryChange, SendChange } from './use-delivery-change';

/** The delivery fees, unless an area has its own. */
export function Fees({ settings, change }: PartProps) {
  // The edit keeps the state as of the time the dialog was opened.
  const [edited, setEdited] = useState<Settings>();
  const close = () => setEdited(undefined);
  return (
    <>
      <section className="delivery-card" aria-labelledby="delivery-fees">
        <div className="delivery-card__head">
          <h2 id="delivery-fees">{t`Fees and minimum order`}</h2>
          <Button
            tone="outline"
            aria-label={t`Change fees and minimum order`}
            onClick={() => setEdited(settings)}
          >{t`Change`}</Button>
        </div>
        <ul>
          {describeTerms(settings.terms).map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{describeReturnFee(settings.keepsReturnFee)}</li>
        </ul>
        <p>{t`Orders that are placed keep their fee. Areas can have fees of their own.`}</p>
      </section>
      <Dialog title={t`Fees and minimum order`} open={edited !== undefined} onClose={close}>
        {edited && <FeesForm settings={edited} change={change} onDone={close} />}
      </Dialog>
    </>
  );
}

interface FeesFormProps {
  settings: Settings;
  change: DeliveryChange;
  onDone: () => void;
}

function FeesForm({ settings, change, onDone }: FeesFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<FeesRow>({
    defaultValues: {
      ...rowOfTerms(settings.terms),
      keepsReturnFee: settings.keepsReturnFee,
    },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [changeTerms] = useChangeDeliveryTermsMutation();

  const sending =
    (fees: Partial<FeeValues>): SendChange =>
    async (expectedVersion) => {
      const { data } = await changeTerms({ variables: { input: { ...fees, expectedVersion } } });
      return data?.changeDeliveryTerms.version;
    };

  const save = handleSubmit(async (row) => {
    const before = { ...settings.terms, keepsReturnFee: settings.keepsReturnFee };
    const after = feesOfRow(row);
    const wanted = changedFees(before, after);
    if (Object.keys(wanted).length === 0) return onDone();
    const changes = [{ send: sending(wanted), undo: [sending(changedFees(after, before))] }];
    const refusal = await change.save(changes, settings.version, onDone);
    if (refusal) showRefusal(refusal, setError, { fields: [] });
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p>{t`Fee and minimum look at the sum of the lines, before discounts.`}</p>
      <TermsFields register={register} errors={errors} />
      <CheckboxField
        label={t`Keep the fee of orders that are returned`}
        hint={t`Who has paid gets the rest back. Orders that are placed by now are paid back in full.`}
        {...register('keepsReturnFee')}
      />
      <FormFailure text={errors.root?.message} />
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
      <DialogChoice
        confirmLabel={t`Save`}
        keepLabel={t`Cancel`}
        tone="solid"
        loading={isSubmitting || change.saving}
        onKeep={onDone}
      />
    </form>
  );
}
