import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { customRoleInputLimits } from '../../generated/contract';
import type { CustomRoleFieldsFragment, CustomRoleInput } from '../../generated/graphql';
import { CurrentAdminDocument } from '../../generated/session/current-admin';
import {
  StaffRolesDocument,
  useAddCustomRoleMutation,
  useChangeCustomRoleMutation,
} from '../../generated/staff/roles/staff-roles';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { ErrorText, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ConflictDialog } from '../kit/conflict-dialog';
import { changedFields } from '../kit/conflict.rules';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useRecordEditing, type SaveOutcome } from '../kit/use-record-editing';
import { AlsoHere } from '../presence/also-here';
import { useCurrentAdmin } from '../use-current-admin';
import { roleOfValues, valuesOfCurrent, valuesOfRole, type RoleField } from './role-form.rules';
import { permissionHint, permissionName } from './role-texts';

interface RoleFormProps {
  /** The role to change; a new one by default. */
  role?: CustomRoleFieldsFragment;
  onDone: () => void;
  onCancel?: () => void;
}

const newRole: CustomRoleInput & { version: number } = { name: '', permissions: [], version: 0 };

/** The name and the permissions of a role. */
export function RoleForm({ role, onDone, onCancel }: RoleFormProps) {
  const { showSuccess } = useMessages();
  const { admin } = useCurrentAdmin();
  const refetch = { refetchQueries: [StaffRolesDocument], awaitRefetchQueries: true };
  const [add] = useAddCustomRoleMutation(refetch);
  const [change] = useChangeCustomRoleMutation({
    ...refetch,
    // The viewer may have the role.
    refetchQueries: [StaffRolesDocument, CurrentAdminDocument],
  });
  const { name, permissions, version } = role ?? newRole;
  const editing = useRecordEditing<RoleField>({
    record: { values: valuesOfRole({ name, permissions }), version },
    save: (base, values) => {
      const input = roleOfValues(values);
      return role
        ? change({ variables: { id: role.id, input, expectedVersion: base.version } })
        : add({ variables: { input } });
    },
    read: valuesOfCurrent,
  });
  const { register, handleSubmit, setError, reset, control, formState } = useForm<CustomRoleInput>({
    defaultValues: { name, permissions: [...permissions] },
  });
  const { errors, isSubmitting } = formState;
  // A form with a single, unticked checkbox has no list.
  const ticked = (form: CustomRoleInput) => ({ ...form, permissions: form.permissions ?? [] });
  const typed = useWatch({
    control,
    compute: (form: CustomRoleInput) => valuesOfRole(ticked(form)),
  });
  const hasChanges = changedFields(editing.initial, typed).length > 0;

  const show = (outcome: SaveOutcome, saved: string) => {
    if (outcome === 'conflict') return;
    if (outcome === 'saved') {
      showSuccess(t`Saved: ${saved}`);
      reset({ name, permissions: [...permissions] });
      return onDone();
    }
    if (outcome.code === 'ROLE_NAME_TAKEN')
      return setError('name', { message: outcome.message }, { shouldFocus: true });
    showRefusal(outcome, setError, { fields: ['name', 'permissions'] });
  };
  const save = handleSubmit(async (form) =>
    show(await editing.save(valuesOfRole(ticked(form))), form.name),
  );
  const { least, most } = customRoleInputLimits.name;

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      {role && <AlsoHere record="ROLE" id={role.id} />}
      <TextField
        label={t`Name of the role`}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          validate: (text) =>
            (text.trim().length >= least && text.trim().length <= most) ||
            t`Please give it a name of ${least} to ${most} letters`,
        })}
      />
      <Permissions>
        <legend>{t`What it allows`}</legend>
        {(admin?.permissions ?? []).map((permission) => (
          <CheckboxField
            key={permission}
            label={permissionName(permission)}
            hint={permissionHint(permission)}
            value={permission}
            {...register('permissions', {
              validate: (chosen) => chosen.length > 0 || t`Please choose what the role allows`,
            })}
          />
        ))}
        {errors.permissions && <ErrorText role="alert">{errors.permissions.message}</ErrorText>}
      </Permissions>
      <FormFailure text={errors.root?.message} />
      <Actions>
        <Button type="submit" loading={isSubmitting || editing.saving}>
          {role ? t`Save the role` : t`Make the role`}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        )}
      </Actions>
      <UnsavedGuard hasChanges={hasChanges} isSaving={isSubmitting} />
      <ConflictDialog
        conflict={editing.conflict}
        saving={editing.saving}
        labelOf={(field) => (field === 'name' ? t`Name of the role` : permissionName(field))}
        describe={(field, text) => {
          if (field === 'name') return text;
          return text === 'yes' ? t`allowed` : t`not allowed`;
        }}
        onChoose={(against, chosen) =>
          void editing
            .saveChosen(against, chosen)
            .then((outcome) => show(outcome, roleOfValues(chosen).name))
        }
        onClose={editing.dismiss}
      />
    </form>
  );
}

const Permissions = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: '8px 24px',
    minWidth: 0,
    '& legend': { paddingBottom: '4px', fontWeight: 600 },
  },
});

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '12px' } });
