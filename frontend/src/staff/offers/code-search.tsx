import { chakra, Flex, Input } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { Button, ButtonLink } from '../../shared/chakra/button';
import { useListUrl } from '../kit/use-list-url';

type List = 'coupons' | 'vouchers';

/** As many as a phone scrolls through. */
const pageSize = 25;

/** The screen has two lists: each has its own parameters in the URL. */
const namesOf = (list: List) => ({ code: `${list}-code`, before: `${list}-before` });

/** The searched code and the position of a list, for the API. */
export function useOfferPlace(list: List) {
  const { parameters } = useListUrl();
  const { code, before } = namesOf(list);
  return { code: parameters.get(code), before: parameters.get(before), pageSize };
}

/** Finds offers by their code, also those that are not among the newest. */
export function CodeSearch({ list, label }: { list: List; label: string }) {
  const { parameters, changeTo } = useListUrl();
  const names = namesOf(list);
  const { register, handleSubmit } = useForm({
    values: { code: parameters.get(names.code) ?? '' },
  });
  const submit = handleSubmit(({ code }) =>
    changeTo({ [names.code]: code, [names.before]: undefined }),
  );
  return (
    <Row role="search" aria-label={label} onSubmit={(event) => void submit(event)}>
      <Input
        type="search"
        flex="1 1 200px"
        width="auto"
        maxLength={40}
        autoComplete="off"
        aria-label={label}
        placeholder={t`Code, or a part of it`}
        {...register('code')}
      />
      <Button type="submit" tone="outline">{t`Search`}</Button>
    </Row>
  );
}

/** Links to the older ones of a list, and back to the newest. */
export function OfferPages({ list, ids }: { list: List; ids: readonly string[] }) {
  const { toWith } = useListUrl();
  const { before } = useOfferPlace(list);
  const name = namesOf(list).before;
  // The list is in the middle of the screen, under its heading.
  const toPage = (from: string | undefined) => ({ ...toWith({ [name]: from }), hash: list });
  const hasOlder = ids.length >= pageSize;
  if (!before && !hasOlder) return null;
  return (
    <Flex gap="8px" justify="flex-end">
      {before && <ButtonLink to={toPage(undefined)} tone="quiet">{t`Newest ones`}</ButtonLink>}
      {hasOlder && <ButtonLink to={toPage(ids.at(-1))} tone="quiet">{t`Older ones`}</ButtonLink>}
    </Flex>
  );
}

const Row = chakra('form', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' } });
