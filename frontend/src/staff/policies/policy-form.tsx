import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { invalidate } from '../../apollo/invalidate';
import { policyInputLimits } from '../../generated/contract';
import type { AdminPolicyFieldsFragment } from '../../generated/graphql';
import { useChangePolicyMutation } from '../../generated/staff/policies/policies';
import { Button } from '../../shared/chakra/button';
import { TextAreaField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { showAtFields } from '../../shared/lib/show-refusal';
import { ConflictDialog } from '../kit/conflict-dialog';
import { changedFields, type FormValues } from '../kit/conflict.rules';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useRecordEditing, type SaveOutcome } from '../kit/use-record-editing';

type Values = FormValues<'text'>;

const valuesOf = ({ text }: { text: string | null }): Values => ({ text: text ?? '' });

const stateOf = (policy: AdminPolicyFieldsFragment) => ({
  values: valuesOf(policy),
  version: policy.version,
});

/** The form of a policy in one language. While it is empty, customers read the default text. */
export function PolicyForm({ policy }: { policy: AdminPolicyFieldsFragment }) {
  const { name, language, usualText } = policy;
  const { register, handleSubmit, setError, setValue, reset, control, formState } = useForm<Values>(
    {
      defaultValues: valuesOf(policy),
    },
  );
  const { showSuccess, showFailure } = useMessages();
  const [changePolicy] = useChangePolicyMutation({
    update: (cache) => {
      invalidate(cache, 'policy');
      invalidate(cache, 'adminPolicies');
    },
  });
  const editing = useRecordEditing<'text'>({
    record: stateOf(policy),
    save: async (base, { text }, keep) => {
      if (changedFields(base.values, { text }).length === 0) return;
      const input = { name, language, text: text || null, expectedVersion: base.version };
      const { data } = await changePolicy({ variables: { input } });
      if (data) keep(stateOf(data.changePolicy));
    },
    read: (current) => valuesOf(current as unknown as AdminPolicyFieldsFragment),
  });
  const typed = useWatch({ control, compute: ({ text }) => ({ text: text.trim() }) });
  const hasChanges = changedFields(editing.initial, typed).length > 0;

  const show = (outcome: SaveOutcome, values: Values) => {
    if (outcome === 'conflict') return;
    if (outcome === 'saved') {
      reset(values);
      return showSuccess(t`The policy is saved`);
    }
    showFailure(outcome.message);
    showAtFields(outcome.fields, setError, (field) => (field === 'text' ? field : undefined));
  };
  const save = handleSubmit(async ({ text }) => {
    const values = { text: text.trim() };
    show(await editing.save(values), values);
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextAreaField
        label={t`Text`}
        hint={t`Paragraphs; lines that begin with ## are headings, and with - points of a list. Empty: the usual text`}
        rows={18}
        placeholder={usualText}
        maxLength={policyInputLimits.text.most}
        error={formState.errors.text?.message}
        {...register('text')}
      />
      <Button
        type="button"
        tone="outline"
        disabled={typed.text !== ''}
        onClick={() => setValue('text', usualText, { shouldDirty: true })}
      >{t`Begin with the usual text`}</Button>
      <Button type="submit" loading={editing.saving}>{t`Save the policy`}</Button>
      <UnsavedGuard hasChanges={hasChanges} isSaving={editing.saving} />
      <ConflictDialog<'text'>
        conflict={editing.conflict}
        saving={editing.saving}
        labelOf={() => t`Text`}
        describe={(_field, text) => text || t`as usual`}
        onChoose={(against, chosen) =>
          void editing.saveChosen(against, chosen).then((outcome) => show(outcome, chosen))
        }
        onClose={editing.dismiss}
      />
    </form>
  );
}
