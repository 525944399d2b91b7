import { Input } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { Button } from '../../shared/chakra/button';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { Link } from '../../shared/ui/link';
import { FilterFields, FilterRow, MoreFilters } from '../kit/filter-form';
import { categoryOptionsOf, useCategoryChoices } from '../kit/use-category-choices';
import { useListUrl } from '../kit/use-list-url';
import { gstPercents } from '../products/gst.rules';
import {
  changeOfTableForm,
  countConditions,
  formOfTableFilter,
  readTableFilter,
  standings,
  standingText,
  stockLevels,
  stockText,
  type FilterForm,
} from './table-filter.rules';

/** The filter conditions, stored in the URL; products must match all of them. */
export function TableFilterForm() {
  const { parameters, changeTo } = useListUrl();
  const shown = formOfTableFilter(readTableFilter(parameters));
  const count = countConditions(shown);
  const { register, handleSubmit } = useForm<FilterForm>({ values: shown });
  const submit = handleSubmit((form) => changeTo(changeOfTableForm(form)));
  const any = { value: '', label: t`Any` };
  const categories = categoryOptionsOf(useCategoryChoices());

  return (
    <form role="search" aria-label={t`Find products`} onSubmit={(event) => void submit(event)}>
      <FilterRow>
        <Input
          type="search"
          flex="1 1 240px"
          width="auto"
          maxLength={200}
          autoComplete="off"
          aria-label={t`Words`}
          placeholder={t`Name, other name or SKU`}
          {...register('search')}
        />
        <Button type="submit" tone="outline">{t`Search`}</Button>
      </FilterRow>
      <MoreFilters open={count > 0 || undefined}>
        <summary>{count > 0 ? t`More conditions (${count})` : t`More conditions`}</summary>
        <FilterFields>
          <SelectField
            label={t`Category`}
            options={[any, ...categories]}
            // The categories load after the first render.
            key={categories.length}
            {...register('category')}
          />
          <SelectField
            label={t`Stock`}
            options={[any, ...stockLevels.map((value) => ({ value, label: stockText(value) }))]}
            {...register('stock')}
          />
          <SelectField
            label={t`For customers`}
            options={[any, ...standings.map((value) => ({ value, label: standingText(value) }))]}
            {...register('standing')}
          />
          <TextField
            label={t`Price from`}
            inputMode="decimal"
            autoComplete="off"
            {...register('minPrice')}
          />
          <TextField
            label={t`Price up to`}
            inputMode="decimal"
            autoComplete="off"
            {...register('maxPrice')}
          />
          <SelectField
            label={t`Picture`}
            options={[
              any,
              { value: 'true', label: t`With picture` },
              { value: 'false', label: t`Without picture` },
            ]}
            {...register('hasPicture')}
          />
          <SelectField
            label={t`GST rate`}
            options={[
              any,
              { value: 'none', label: t`Not known` },
              ...gstPercents.map((percent) => ({
                value: String(percent * 100),
                label: t`${percent} %`,
              })),
            ]}
            {...register('gst')}
          />
          <TextField label={t`Brand`} maxLength={80} autoComplete="off" {...register('brand')} />
          <TextField type="date" label={t`Changed since`} {...register('changedSince')} />
        </FilterFields>
        <FilterRow>
          <Button type="submit">{t`Search`}</Button>
          <Link to={{ search: '' }} className="text-link">{t`Clear all conditions`}</Link>
        </FilterRow>
      </MoreFilters>
    </form>
  );
}
