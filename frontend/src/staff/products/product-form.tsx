import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';

import type { ShopError } from '../../apollo/shop-error';
import { Button } from '../../shared/chakra/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { Picture } from '../../shared/ui/picture';
import { SelectField, TextAreaField, TextField } from '../../shared/chakra/fields';
import {
  formFieldOf,
  productFormFields,
  productFormRows,
  type FieldName,
  type ProductForm as Values,
} from './product-form.rules';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { PictureUpload } from './picture-upload';
import { ProductPictures } from './product-pictures';

interface ProductFormProps {
  initial: Values;
  categories: readonly { slug: string; name: string }[];
  /** 'Add Product', or 'Update' when editing. */
  submitLabel: string;
  saving: boolean;
  /** Saves the raw form; returns the server's refusal, if any. */
  onSave: (form: Values) => Promise<ShopError | undefined>;
  /** Whether the product is already stored: then it has a category. */
  isStored?: boolean;
}

/** The form to add or edit a product. */
export function ProductForm(props: ProductFormProps) {
  const { initial, categories, submitLabel, saving, onSave, isStored } = props;
  const form = useForm<Values>({ defaultValues: initial });
  const { register, handleSubmit, setError, setValue, control, formState } = form;
  const { errors, isDirty } = formState;
  const { showSuccess } = useMessages();

  const takePicture = (imageUrl: string) => {
    setValue('imageUrl', imageUrl, { shouldDirty: true, shouldValidate: true });
    showSuccess(t`Picture uploaded`);
  };

  const save = handleSubmit(async (values) => {
    const refusal = await onSave(values);
    const told = Object.entries(refusal?.fields ?? {});
    const wrong = told.flatMap(([name, message]) => {
      const field = formFieldOf(name);
      return field ? [{ field, message }] : [];
    });
    // The form is long: invalid fields may be far above its button.
    for (const [at, { field, message }] of wrong.entries())
      setError(field, { message }, { shouldFocus: at === 0 });
  });

  const fieldOf = (name: FieldName) => {
    const { label, hint, control: wanted, check } = productFormFields[name];
    if (wanted.kind === 'pictures') return <ProductPictures form={form} />;
    const field = {
      label: i18n._(label),
      hint: hint && i18n._(hint),
      error: errors[name]?.message,
      ...register(name, { validate: check }),
    };
    switch (wanted.kind) {
      case 'text':
        return <TextField {...field} />;
      case 'lines':
        return <TextAreaField {...field} rows={3} />;
      case 'price':
        return <TextField {...field} type="number" inputMode="decimal" min={0} step="0.01" />;
      case 'count':
        return <TextField {...field} type="number" inputMode="numeric" min={0} step={1} />;
      case 'instant':
        return <TextField {...field} type="datetime-local" min="2000-01-01T06:00" />;
      case 'select':
        return (
          <SelectField
            {...field}
            options={wanted.options.map((each) => ({ ...each, label: i18n._(each.label) }))}
          />
        );
      case 'category':
        return (
          <SelectField
            {...field}
            options={[
              ...(isStored ? [] : [{ value: '', label: t`General, unless chosen` }]),
              ...categories.map((category) => ({ value: category.slug, label: category.name })),
            ]}
          />
        );
      case 'picture':
        return (
          <div className="product-form__image">
            <div className="product-form__picture">
              <TextField {...field} />
              <PictureUpload
                onUploaded={takePicture}
                onRefused={(message) => setError(name, { message }, { shouldFocus: true })}
              />
            </div>
            <Preview control={control} />
          </div>
        );
    }
  };

  return (
    <form className="panel form" noValidate onSubmit={(event) => void save(event)}>
      <UnsavedGuard hasChanges={isDirty} />
      {productFormRows.map((names) => {
        const fields = names.map((name) => <Fragment key={name}>{fieldOf(name)}</Fragment>);
        return names.length === 1 ? (
          fields
        ) : (
          <div className="form__pair" key={names.join()}>
            {fields}
          </div>
        );
      })}
      <Button type="submit" tone="haldi" size="lg" loading={saving}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** A preview of the picture at the typed address. */
function Preview({ control }: { control: Control<Values> }) {
  const src = useWatch({ control, name: 'imageUrl' });
  return (
    <span className="product-form__preview">
      <Picture src={src.trim()} alt="" sizePx={72} />
    </span>
  );
}
