import { chakra, Input } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { paymentStatusText } from '../../shared/lib/order-status.rules';
import { Link } from '../../shared/ui/link';
import { boardStatuses } from '../board/board.rules';
import { boardStatusText } from '../board/board-texts';
import { FilterFields, FilterRow, MoreFilters } from '../kit/filter-form';
import { paymentMethodText } from '../kit/payment-method-text';
import { useListUrl } from '../kit/use-list-url';
import {
  changeOfForm,
  countMore,
  formOfFilter,
  paymentMethods,
  paymentStatuses,
  readSearchFilter,
  type SearchForm as Values,
} from './search-filter.rules';

/** The search conditions, stored in the URL; orders must match all of them. */
export function SearchForm() {
  const { parameters, changeTo } = useListUrl();
  const shown = formOfFilter(readSearchFilter(parameters));
  const count = countMore(shown);
  const { register, handleSubmit } = useForm<Values>({ values: shown });
  const submit = handleSubmit((form) => changeTo(changeOfForm(form)));

  return (
    <form role="search" aria-label={t`Find orders`} onSubmit={(event) => void submit(event)}>
      <FilterRow>
        <Input
          type="search"
          flex="1 1 240px"
          width="auto"
          maxLength={100}
          autoComplete="off"
          aria-label={t`Number, phone or name`}
          placeholder={t`Number, phone (also its last digits) or name`}
          {...register('text')}
        />
        <Button type="submit" tone="outline">{t`Search`}</Button>
      </FilterRow>
      <MoreFilters>
        <summary>{count > 0 ? t`More conditions (${count})` : t`More conditions`}</summary>
        <FilterFields>
          <TextField label={t`Product`} maxLength={100} {...register('product')} />
          <TextField type="date" label={t`Delivery from`} {...register('deliveryFrom')} />
          <TextField type="date" label={t`Delivery until`} {...register('deliveryTo')} />
          <TextField type="time" label={t`Slot starts at`} {...register('slot')} />
          <TextField type="date" label={t`Placed from`} {...register('placedFrom')} />
          <TextField type="date" label={t`Placed until`} {...register('placedTo')} />
          <SelectField
            label={t`Payment method`}
            options={[
              { value: '', label: t`Any` },
              ...paymentMethods.map((value) => ({ value, label: paymentMethodText(value) })),
            ]}
            {...register('paymentMethod')}
          />
        </FilterFields>
        <Choices>
          <legend>{t`Status`}</legend>
          {boardStatuses.map((status) => (
            <CheckboxField
              key={status}
              value={status}
              label={boardStatusText(status)}
              {...register('statuses')}
            />
          ))}
        </Choices>
        <Choices>
          <legend>{t`Payment status`}</legend>
          {paymentStatuses.map((status) => (
            <CheckboxField
              key={status}
              value={status}
              label={paymentStatusText(status)}
              {...register('paymentStatuses')}
            />
          ))}
        </Choices>
        <FilterRow>
          <Button type="submit">{t`Search`}</Button>
          <Link to={{ search: '' }} className="text-link">{t`Clear all conditions`}</Link>
        </FilterRow>
      </MoreFilters>
    </form>
  );
}

const Choices = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 20px',
    '& legend': { fontWeight: 600 },
  },
});
