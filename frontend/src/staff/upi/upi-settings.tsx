import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { failureOf } from '../../apollo/shop-error';
import { upiSettingsInputLimits } from '../../generated/contract';
import type { UpiSettingsFieldsFragment } from '../../generated/graphql';
import {
  UpiSettingsDocument,
  useChangeUpiSettingsMutation,
  useUpiSettingsQuery,
} from '../../generated/staff/upi/upi-settings';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { LoadingState } from '../../shared/ui/states';
import { showAtFields } from '../../shared/lib/show-refusal';
import { ConflictDialog } from '../kit/conflict-dialog';
import { changedFields, type FormValues } from '../kit/conflict.rules';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useRecordEditing, type SaveOutcome } from '../kit/use-record-editing';
import { LoadFailure } from '../load-failure';
import { AlsoHere } from '../presence/also-here';

/** The account that customers pay by UPI on delivery. */
export function UpiSettings() {
  const { data, error, refetch } = useUpiSettingsQuery({ fetchPolicy: 'network-only' });
  const failure = failureOf(error);
  if (failure && !data)
    return (
      <LoadFailure
        failure={failure}
        text={t`The UPI settings could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingState label={t`Loading the UPI settings`} rows={3} />;
  return (
    <section className="delivery-card" aria-labelledby="upi-settings">
      <h2 id="upi-settings">{t`UPI at the door`}</h2>
      <p>
        {t`Riders show a QR code for the exact amount. Confirm each payment by its UTR number.`}
      </p>
      <AlsoHere record="UPI_SETTINGS" />
      <UpiForm settings={data.upiSettings} />
    </section>
  );
}

type UpiField = 'payeeAddress' | 'payeeName';
type Settings = Pick<UpiSettingsFieldsFragment, UpiField>;

const valuesOf = ({ payeeAddress, payeeName }: Settings): FormValues<UpiField> => ({
  payeeAddress: payeeAddress?.trim() ?? '',
  payeeName: payeeName?.trim() ?? '',
});

const stateOf = (settings: UpiSettingsFieldsFragment) => ({
  values: valuesOf(settings),
  version: settings.version,
});

function UpiForm({ settings }: { settings: UpiSettingsFieldsFragment }) {
  const { register, handleSubmit, setError, reset, control, formState } = useForm<
    FormValues<UpiField>
  >({ defaultValues: valuesOf(settings) });
  const { errors } = formState;
  const { showSuccess, showFailure } = useMessages();
  const [change] = useChangeUpiSettingsMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const upiSettings = data.changeUpiSettings;
      cache.writeQuery({ query: UpiSettingsDocument, data: { upiSettings } });
    },
  });
  const editing = useRecordEditing<UpiField>({
    record: stateOf(settings),
    save: async (base, values, keep) => {
      if (changedFields(base.values, values).length === 0) return;
      const { payeeAddress, payeeName } = values;
      const input = {
        payeeAddress: payeeAddress || null,
        payeeName: payeeName || null,
        expectedVersion: base.version,
      };
      const { data } = await change({ variables: { input } });
      if (data) keep(stateOf(data.changeUpiSettings));
    },
    read: (current) => valuesOf(current as unknown as Settings),
  });
  const typed = useWatch({ control, compute: valuesOf });
  const hasChanges = changedFields(editing.initial, typed).length > 0;

  const show = (outcome: SaveOutcome, values: FormValues<UpiField>) => {
    if (outcome === 'conflict') return;
    if (outcome === 'saved') {
      reset(values);
      return showSuccess(t`The UPI settings are saved`);
    }
    showFailure(outcome.message);
    showAtFields(outcome.fields, setError, (field) =>
      field in editing.initial ? (field as UpiField) : undefined,
    );
  };
  const save = handleSubmit(async (form) => {
    const values = valuesOf(form);
    show(await editing.save(values), values);
  });
  const labels: Record<UpiField, string> = {
    payeeAddress: t`UPI id of the shop`,
    payeeName: t`Name of the payee`,
  };

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={labels.payeeAddress}
        hint={t`Such as shop@bank; empty: no UPI at the door`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={errors.payeeAddress?.message}
        {...register('payeeAddress')}
      />
      <TextField
        label={labels.payeeName}
        hint={t`The app of the customer shows it`}
        autoComplete="off"
        maxLength={upiSettingsInputLimits.payeeName.most}
        error={errors.payeeName?.message}
        {...register('payeeName')}
      />
      <Button type="submit" loading={editing.saving}>{t`Save`}</Button>
      <UnsavedGuard hasChanges={hasChanges} isSaving={editing.saving} />
      <ConflictDialog<UpiField>
        conflict={editing.conflict}
        saving={editing.saving}
        labelOf={(field) => labels[field]}
        describe={(_field, text) => (text === '' ? t`none` : text)}
        onChoose={(against, chosen) =>
          void editing.saveChosen(against, chosen).then((outcome) => show(outcome, chosen))
        }
        onClose={editing.dismiss}
      />
    </form>
  );
}
