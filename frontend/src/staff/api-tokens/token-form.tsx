import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  ApiTokensDocument,
  useCreateApiTokenMutation,
} from '../../generated/staff/api-tokens/api-tokens';
import type { ApiTokenRowFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { FormFailure } from '../../shared/chakra/notice';
import { ErrorText, TextField } from '../../shared/chakra/fields';
import { showAtFields } from '../../shared/lib/show-refusal';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { scopes, scopeText } from './scope.rules';
import {
  emptyTokenForm,
  inputOfTokenForm,
  serverFields,
  tokenFormLike,
  tokenFormChecks as checks,
  type TokenForm as Values,
} from './token-form.rules';

const fields = Object.keys(serverFields) as (keyof Values)[];

interface TokenFormProps {
  /** The token that the new one replaces, if any. */
  replaced: ApiTokenRowFragment | undefined;
  onCreated: (token: string) => void;
}

/** The form to create a token for a program. */
export function TokenForm({ replaced, onCreated }: TokenFormProps) {
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<Values>({
    defaultValues: replaced ? tokenFormLike(replaced) : emptyTokenForm,
  });
  useEffect(() => {
    if (replaced) setFocus('name');
  }, [replaced, setFocus]);
  const { errors, isDirty, isSubmitting } = formState;
  const [createToken] = useCreateApiTokenMutation({
    // The token itself is shown once and not stored.
    fetchPolicy: 'no-cache',
    refetchQueries: [ApiTokensDocument],
  });
  const scopesErrorId = useId();

  const tell = ({ fields: told, message }: ShopError) => {
    const fieldOf = (serverField: string) =>
      fields.find((field) => serverFields[field] === serverField);
    if (!showAtFields(told, setError, fieldOf)) setError('root', { message });
  };
  const create = handleSubmit(async (form) => {
    try {
      const { data } = await createToken({ variables: { input: inputOfTokenForm(form) } });
      if (!data) throw new Error('The server answered without a token.');
      reset();
      onCreated(data.createApiToken.token);
    } catch (error) {
      tell(toShopError(error));
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void create(event)}>
      {replaced && (
        <p className="long-text">
          {t`For the program that uses ‘${replaced.name}’. Both tokens work until you revoke the old one.`}
        </p>
      )}
      <div className="form__pair">
        <TextField
          label={t`Name`}
          hint={t`What it is for, such as Stock scales`}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', { validate: checks.name })}
        />
        <TextField
          label={t`Days`}
          hint={t`Until it expires, 1 to 365`}
          inputMode="numeric"
          error={errors.days?.message}
          {...register('days', { validate: checks.days })}
        />
      </div>
      <TextField
        label={t`Namespace`}
        hint={t`Leave it empty for a new program. To replace a token, give its namespace: the program keeps its external ids.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.namespace?.message}
        {...register('namespace')}
      />
      <fieldset
        className="scope-choice"
        aria-describedby={errors.scopes ? scopesErrorId : undefined}
      >
        <legend>{t`What the program may do`}</legend>
        {scopes.map((scope) => (
          <CheckboxField
            key={scope}
            value={scope}
            label={i18n._(scopeText[scope].label)}
            hint={i18n._(scopeText[scope].hint)}
            aria-invalid={errors.scopes ? true : undefined}
            {...register('scopes', { validate: checks.scopes })}
          />
        ))}
        {errors.scopes && <ErrorText id={scopesErrorId}>{errors.scopes.message}</ErrorText>}
      </fieldset>
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Create token`}</Button>
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
    </form>
  );
}
