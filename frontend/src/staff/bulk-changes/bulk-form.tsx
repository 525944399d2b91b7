import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { toShopError } from '../../apollo/shop-error';
import { bulkChangeInputLimits as limits } from '../../generated/contract';
import { usePreviewBulkChangeMutation } from '../../generated/staff/bulk-changes/bulk-changes';
import { Button } from '../../shared/chakra/button';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { useNavigate } from '../../shared/lib/navigation';
import { Link } from '../../shared/ui/link';
import { categoryOptionsOf, useCategoryChoices } from '../kit/use-category-choices';
import { conditionsText, readTableFilter } from '../product-table/table-filter.rules';
import { gstPercents } from '../products/gst.rules';
import { adminBulkChangeOf } from '../staff-paths';
import {
  bulkFieldOf,
  bulkFormChecks as checks,
  emptyBulkForm,
  fieldsOfKind,
  inputOfBulkForm,
  type BulkForm as Values,
} from './bulk-form.rules';
import { kindTexts, pricesTexts, roundingTexts, stockMoveTexts } from './bulk-texts';

const optionsOf = <Value extends string>(texts: Record<Value, { id: string }>) =>
  Object.entries<{ id: string }>(texts).map(([value, text]) => ({ value, label: i18n._(text) }));

/** The products and the change; continues to the preview. */
export function BulkForm() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    defaultValues: {
      ...emptyBulkForm,
      search: parameters.get('search') ?? '',
      category: parameters.get('category') ?? '',
    },
  });
  const { errors, isSubmitting } = formState;
  // The filter of the product table; the search and category typed here override its own.
  const filter = readTableFilter(parameters);
  const conditions = conditionsText(filter);
  const [preview] = usePreviewBulkChangeMutation();
  const [kind, prices, direction] = useWatch({ control, name: ['kind', 'prices', 'direction'] });
  const asks = (name: keyof Values) => (fieldsOfKind[kind] as readonly string[]).includes(name);
  const categories = categoryOptionsOf(useCategoryChoices());

  const submit = handleSubmit(async (form) => {
    try {
      const { data: answer } = await preview({
        variables: { input: { ...filter, ...inputOfBulkForm(form) } },
      });
      if (answer) navigate(adminBulkChangeOf(answer.previewBulkChange.id));
    } catch (error) {
      const { message, fields } = toShopError(error);
      const named = Object.entries(fields).flatMap(([serverField, text]) => {
        const field = bulkFieldOf(serverField);
        return field ? [{ field, text }] : [];
      });
      for (const { field, text } of named) setError(field, { message: text });
      if (named.length === 0) setError('root', { message });
    }
  });

  return (
    <form className="panel form bulk-form" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="form">
        <legend>{t`Which products`}</legend>
        <div className="form__pair">
          <SelectField
            // The categories load after the first render.
            key={categories.length}
            label={t`Category`}
            error={errors.category?.message}
            options={[{ value: '', label: t`All categories` }, ...categories]}
            {...register('category')}
          />
          <TextField
            label={t`Words`}
            hint={t`Optional: only what the product list finds by them`}
            type="search"
            autoComplete="off"
            error={errors.search?.message}
            {...register('search')}
          />
        </div>
        {conditions && (
          <p>
            {t`And only: ${conditions}`}{' '}
            <Link to={{ search: '' }} className="text-link">{t`Without these conditions`}</Link>
          </p>
        )}
      </fieldset>
      <fieldset className="form">
        <legend>{t`What changes`}</legend>
        <SelectField
          label={t`Kind of change`}
          options={optionsOf(kindTexts)}
          {...register('kind')}
        />
        <div className="form__pair">
          {asks('prices') && (
            <SelectField
              label={t`Of which price`}
              hint={
                prices === 'SELLING' && direction === 'up'
                  ? t`A product without a selling price is sold at its MRP and cannot cost more: it is left out. Choose ‘MRP and selling price’ where the MRP rises, too.`
                  : t`Where there is no selling price, it is worked out from the MRP.`
              }
              options={optionsOf(pricesTexts)}
              {...register('prices')}
            />
          )}
          {asks('direction') && (
            <SelectField
              label={t`Up or down`}
              options={[
                { value: 'up', label: t`Up` },
                { value: 'down', label: t`Down` },
              ]}
              {...register('direction')}
            />
          )}
          {asks('percent') && (
            <TextField
              label={t`Percent`}
              hint={kind === 'BELOW_MRP' ? t`By how much less than the MRP` : undefined}
              inputMode="decimal"
              autoComplete="off"
              error={errors.percent?.message}
              {...register('percent', { validate: checks.percent })}
            />
          )}
          {asks('rupees') && (
            <TextField
              label={t`Rupees`}
              inputMode="decimal"
              autoComplete="off"
              error={errors.rupees?.message}
              {...register('rupees', { validate: checks.rupees })}
            />
          )}
          {asks('rounding') && (
            <SelectField
              label={t`Rounding`}
              options={optionsOf(roundingTexts)}
              {...register('rounding')}
            />
          )}
          {asks('newCategory') && (
            <SelectField
              label={t`New category`}
              error={errors.newCategory?.message}
              options={[{ value: '', label: t`Choose a category` }, ...categories]}
              {...register('newCategory', { validate: checks.newCategory })}
            />
          )}
          {asks('isHidden') && (
            <SelectField
              label={t`Customers`}
              options={[
                { value: 'yes', label: t`Hide from customers` },
                { value: 'no', label: t`Show to customers` },
              ]}
              {...register('isHidden')}
            />
          )}
          {asks('gstBasisPoints') && (
            <SelectField
              label={t`GST rate`}
              options={[
                { value: '', label: t`Stays as it is` },
                ...gstPercents.map((percent) => ({
                  value: String(percent * 100),
                  label: t`${percent} %`,
                })),
              ]}
              {...register('gstBasisPoints')}
            />
          )}
          {asks('hsn') && (
            <TextField
              label={t`HSN code`}
              hint={t`Empty: stays as it is`}
              inputMode="numeric"
              autoComplete="off"
              error={errors.hsn?.message}
              {...register('hsn', { validate: checks.hsn })}
            />
          )}
          {asks('stockMove') && (
            <SelectField
              label={t`What happens`}
              error={errors.stockMove?.message}
              options={optionsOf(stockMoveTexts)}
              {...register('stockMove')}
            />
          )}
          {asks('pieces') && (
            <TextField
              label={t`Pieces`}
              hint={
                kind === 'STOCK_SET'
                  ? t`By the difference to what the preview shows: what is sold since stays sold.`
                  : t`Of each product`
              }
              inputMode="numeric"
              autoComplete="off"
              error={errors.pieces?.message}
              {...register('pieces', { validate: checks.pieces })}
            />
          )}
          {asks('reason') && (
            <TextField
              label={t`Reason`}
              hint={t`Stands in the changes of each stock`}
              maxLength={limits.reason.most}
              autoComplete="off"
              error={errors.reason?.message}
              {...register('reason', { validate: checks.reason })}
            />
          )}
        </div>
      </fieldset>
      <FormFailure text={errors.root?.message} />
      <Button type="submit" tone="haldi" size="lg" loading={isSubmitting}>{t`Preview`}</Button>
    </form>
  );
}
