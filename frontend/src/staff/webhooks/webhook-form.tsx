import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useAddWebhookMutation, WebhooksDocument } from '../../generated/staff/webhooks/webhooks';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import {
  emptyWebhookForm,
  inputOfWebhookForm,
  webhookFormChecks as checks,
  type WebhookForm as Values,
} from './webhook.rules';

const fields = Object.keys(emptyWebhookForm) as (keyof Values)[];

/** The form to add a webhook. */
export function WebhookForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: emptyWebhookForm,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const [addWebhook] = useAddWebhookMutation({
    // The secret is shown once and not stored.
    fetchPolicy: 'no-cache',
    refetchQueries: [WebhooksDocument],
  });
  const add = handleSubmit(async (form) => {
    try {
      const { data } = await addWebhook({ variables: { input: inputOfWebhookForm(form) } });
      if (!data) throw new Error('The server answered without a secret.');
      reset();
      onAdded(data.addWebhook.secret);
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields });
    }
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void add(event)}>
      <div className="form__pair">
        <TextField
          label={t`Name`}
          hint={t`What it is for, such as Accounting`}
          autoComplete="off"
          error={errors.description?.message}
          {...register('description', { validate: checks.description })}
        />
        <TextField
          label={t`Address`}
          hint={t`Where events are sent to, such as https://erp.example/events`}
          type="url"
          autoComplete="off"
          error={errors.url?.message}
          {...register('url', { validate: checks.url })}
        />
      </div>
      <TextField
        label={t`Events`}
        hint={t`Such as order.placed or order.*, with commas between them. All events where this stays empty.`}
        autoComplete="off"
        autoCapitalize="none"
        error={errors.types?.message}
        {...register('types')}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Add webhook`}</Button>
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
    </form>
  );
}
