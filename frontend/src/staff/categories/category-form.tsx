import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';

import { categoryName } from '../../features/catalogue/category-name';
import { categoryInputLimits } from '../../generated/contract';
import type { CategoryTreeQuery, TreeCategoryFragment } from '../../generated/graphql';
import {
  useAddCategoryMutation,
  useChangeCategoryMutation,
} from '../../generated/staff/categories/category-tree';
import { Button } from '../../shared/chakra/button';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ConflictDialog } from '../kit/conflict-dialog';
import { changedFields } from '../kit/conflict.rules';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useRecordEditing, type SaveOutcome } from '../kit/use-record-editing';
import { PictureUpload } from '../products/picture-upload';
import {
  categoryFields,
  emptyCategory,
  inputOfCategory,
  possibleParents,
  valuesOfCategory,
  valuesOfCurrent,
  type CategoryField,
  type CategoryForm as Values,
} from './category-form.rules';
import { refetchTree } from './refetch-tree';

interface CategoryFormProps {
  tree: CategoryTreeQuery['categories'];
  /** The category to change; a new one by default. */
  category?: TreeCategoryFragment;
  onDone: () => void;
  onCancel?: () => void;
}

/** The names of a category, its parent, and its picture. */
export function CategoryForm({ tree, category, onDone, onCancel }: CategoryFormProps) {
  const { showSuccess } = useMessages();
  const [add] = useAddCategoryMutation(refetchTree);
  const [change] = useChangeCategoryMutation(refetchTree);
  const values = category ? valuesOfCategory(category) : emptyCategory;
  const editing = useRecordEditing<CategoryField>({
    record: { values, version: category?.version ?? 0 },
    save: (base, form) => {
      const input = inputOfCategory(form);
      return category
        ? change({ variables: { id: category.id, input, expectedVersion: base.version } })
        : add({ variables: { input } });
    },
    read: valuesOfCurrent,
  });
  const { register, handleSubmit, setError, setValue, reset, control, formState } = useForm<Values>(
    { defaultValues: values },
  );
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, compute: (form: Values) => ({ ...emptyCategory, ...form }) });
  const hasChanges = changedFields(editing.initial, typed).length > 0;

  const show = (outcome: SaveOutcome, saved: string) => {
    if (outcome === 'conflict') return;
    if (outcome !== 'saved') return showRefusal(outcome, setError, { fields: categoryFields });
    showSuccess(t`Saved: ${saved}`);
    reset(values);
    onDone();
  };
  const save = handleSubmit(async (form) => show(await editing.save(form), form.name.trim()));
  const parents = possibleParents(tree, category);
  const nameOf = (parentId: string) => tree.find(({ id }) => id === parentId)?.name;
  const { pattern } = categoryInputLimits.name;
  const most = categoryInputLimits.nameHi.most;

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Name`}
        hint={t`In English. Its address is made of it once, and stays.`}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name', {
          validate: (text) =>
            pattern.test(text.trim()) ||
            t`Please give it an English name of at most ${{ most }} characters, without / and >`,
        })}
      />
      <div className="form__pair">
        <TextField
          label={t`Name in Hindi`}
          hint={t`Optional`}
          lang="hi"
          maxLength={most}
          error={errors.nameHi?.message}
          {...register('nameHi')}
        />
        <TextField
          label={t`Name in Marathi`}
          hint={t`Optional`}
          lang="mr"
          maxLength={most}
          error={errors.nameMr?.message}
          {...register('nameMr')}
        />
      </div>
      <SelectField
        label={t`In the category`}
        hint={parents.length === 0 ? t`It stays at the top: other categories are in it.` : ''}
        error={errors.parentId?.message}
        options={[
          { value: '', label: t`None: it is at the top` },
          ...parents.map((parent) => ({ value: parent.id, label: categoryName(parent) })),
        ]}
        {...register('parentId')}
      />
      <TextField
        label={t`Picture address`}
        hint={t`Optional. Without one a picture is made of the name.`}
        error={errors.imageUrl?.message}
        {...register('imageUrl')}
      />
      <PictureUpload
        onUploaded={(imageUrl) => setValue('imageUrl', imageUrl, { shouldDirty: true })}
        onRefused={(message) => setError('imageUrl', { message }, { shouldFocus: true })}
      />
      <FormFailure text={errors.root?.message} />
      <Actions>
        <Button type="submit" loading={isSubmitting || editing.saving}>
          {category ? t`Save the category` : t`Add the category`}
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
        labelOf={labelOf}
        describe={(field, text) =>
          (field === 'parentId' ? (nameOf(text) ?? t`None: it is at the top`) : text) || t`empty`
        }
        onChoose={(against, chosen) =>
          void editing
            .saveChosen(against, chosen)
            .then((outcome) => show(outcome, chosen.name.trim()))
        }
        onClose={editing.dismiss}
      />
    </form>
  );
}

function labelOf(field: CategoryField): string {
  switch (field) {
    case 'name':
      return t`Name`;
    case 'nameHi':
      return t`Name in Hindi`;
    case 'nameMr':
      return t`Name in Marathi`;
    case 'parentId':
      return t`In the category`;
    case 'imageUrl':
      return t`Picture address`;
  }
}

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '12px' } });
