import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import type { BulkChangeStateFragment } from '../../generated/graphql';
import { useStartBulkChangeMutation } from '../../generated/staff/bulk-changes/bulk-changes';
import { Button } from '../../shared/chakra/button';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { instantOfMinute, istMinute } from '../../shared/lib/ist-time';
import { productsText } from './bulk-texts';

interface Values {
  when: 'now' | 'later';
  startsAt: string;
  endsAt: string;
}

/** A note on what the preview of a scheduled change does not show. */
export const decidedLater = () =>
  t`Which products fit, and what they get, is decided when it starts. The list shows what it would be now.`;

/** The start of a previewed change, and its end. */
export function StartForm({ change: { id, waitingCount } }: { change: BulkChangeStateFragment }) {
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    defaultValues: { when: 'now', startsAt: '', endsAt: '' },
  });
  const { errors, isSubmitting } = formState;
  const isLater = useWatch({ control, name: 'when' }) === 'later';
  const [start] = useStartBulkChangeMutation();
  const earliest = istMinute(new Date().toISOString());
  const submit = handleSubmit(async ({ startsAt, endsAt }) => {
    const variables = {
      id,
      startsAt: isLater ? instantOfMinute(startsAt) : null,
      endsAt: endsAt ? instantOfMinute(endsAt) : null,
    };
    try {
      await start({ variables });
    } catch (error) {
      const { message, fields } = toShopError(error);
      if (fields['startsAt']) setError('startsAt', { message: fields['startsAt'] });
      else if (fields['endsAt']) setError('endsAt', { message: fields['endsAt'] });
      else setError('root', { message });
    }
  });
  return (
    <form className="panel form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="form__pair">
        <SelectField
          label={t`When`}
          options={[
            { value: 'now', label: t`Now` },
            { value: 'later', label: t`Later` },
          ]}
          {...register('when')}
        />
        {isLater && (
          <TextField
            label={t`From`}
            hint={t`The time in India`}
            type="datetime-local"
            min={earliest}
            error={errors.startsAt?.message}
            {...register('startsAt', {
              validate: (text) => text !== '' || t`Choose a day and a time`,
            })}
          />
        )}
        <TextField
          label={t`Until`}
          hint={t`Optional: then the whole change is undone by itself`}
          type="datetime-local"
          min={earliest}
          error={errors.endsAt?.message}
          {...register('endsAt')}
        />
      </div>
      {isLater && <p>{decidedLater()}</p>}
      <FormFailure text={errors.root?.message} />
      <Button type="submit" tone="haldi" size="lg" loading={isSubmitting}>
        {isLater ? t`Schedule the change` : t`Change ${productsText(waitingCount)}`}
      </Button>
    </form>
  );
}
