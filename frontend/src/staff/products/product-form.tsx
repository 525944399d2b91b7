import { useForm, useWatch, type Control } from 'react-hook-form';

import type { ShopError } from '../../apollo/shop-error';
import { Button } from '../../shared/chakra/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { Picture } from '../../shared/ui/picture';
import { SelectField, TextAreaField, TextField } from '../../shared/chakra/fields';
import {
  formFieldOf,
  productFormChecks as checks,
  type ProductForm as Values,
} from './product-form.rules';
import { PictureUpload } from './picture-upload';
import './product-form.css';

interface ProductFormProps {
  initial: Values;
  categories: readonly { slug: string; name: string }[];
  /** 'Add Product', or 'Update' when editing. */
  submitLabel: string;
  saving: boolean;
  /** Saves the form as it was typed; answers what the server refused, if anything. */
  onSave: (form: Values) => Promise<ShopError | undefined>;
  /** Whether the product is there already: then it has a category. */
  isStored?: boolean;
}

/** The form to add or edit a product. */
export function ProductForm(props: ProductFormProps) {
  const { initial, categories, submitLabel, saving, onSave, isStored } = props;
  const { register, handleSubmit, setError, setValue, control, formState } = useForm<Values>({
    defaultValues: initial,
  });
  const { errors } = formState;
  const { showSuccess } = useMessages();

  const takePicture = (imageUrl: string) => {
    setValue('imageUrl', imageUrl, { shouldDirty: true, shouldValidate: true });
    showSuccess('Picture uploaded');
  };

  const save = handleSubmit(async (values) => {
    const refusal = await onSave(values);
    for (const [serverField, message] of Object.entries(refusal?.fields ?? {})) {
      const field = formFieldOf(serverField);
      if (field) setError(field, { message });
    }
  });

  return (
    <form className="panel form" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="Product Name"
        error={errors.name?.message}
        {...register('name', { validate: checks.name })}
      />
      <div className="product-form__image">
        <div className="product-form__picture">
          <TextField
            label="Image"
            hint="The address of a picture: https://… or /media/…"
            error={errors.imageUrl?.message}
            {...register('imageUrl', { validate: checks.imageUrl })}
          />
          <PictureUpload
            onUploaded={takePicture}
            onRefused={(message) => setError('imageUrl', { message }, { shouldFocus: true })}
          />
        </div>
        <Preview control={control} />
      </div>
      <TextAreaField
        label="Description"
        rows={3}
        error={errors.description?.message}
        {...register('description', { validate: checks.description })}
      />
      <div className="form__pair">
        <TextField
          label="Mrp Price"
          hint="In rupees, such as 389.50"
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          error={errors.mrpRupees?.message}
          {...register('mrpRupees', { validate: checks.mrpRupees })}
        />
        <TextField
          label="Quantity"
          hint="How many pieces are there"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          error={errors.stockQuantity?.message}
          {...register('stockQuantity', { validate: checks.stockQuantity })}
        />
      </div>
      <div className="form__pair">
        <SelectField
          label="Category"
          error={errors.categorySlug?.message}
          options={[
            ...(isStored ? [] : [{ value: '', label: 'General, unless chosen' }]),
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          {...register('categorySlug')}
        />
        <TextField
          label="Unit"
          hint="Optional, such as 500 g"
          error={errors.unit?.message}
          {...register('unit')}
        />
      </div>
      <div className="form__pair">
        <TextField
          label="Aliases"
          hint="Optional: other names it is searched by, separated by ;"
          error={errors.aliases?.message}
          {...register('aliases')}
        />
        <SelectField
          label="Veg mark"
          error={errors.isVeg?.message}
          options={[
            { value: '', label: 'None' },
            { value: 'veg', label: 'Vegetarian' },
            { value: 'non-veg', label: 'Not vegetarian' },
          ]}
          {...register('isVeg')}
        />
      </div>
      <Button type="submit" tone="haldi" size="lg" loading={saving}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** The picture at the address that is being typed. */
function Preview({ control }: { control: Control<Values> }) {
  const src = useWatch({ control, name: 'imageUrl' });
  return (
    <span className="product-form__preview">
      <Picture src={src.trim()} alt="" sizePx={72} />
    </span>
  );
}
