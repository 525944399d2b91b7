import { Box, Grid, Heading } from '@chakra-ui/react';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';

import { SelectField } from '../../shared/chakra/fields';
import { readPage } from '../../shared/lib/page-parameter';
import { PagedRecords, type PagedRecordsProps } from './paged-records';

type RowStateTexts<State extends string> = Record<State, { text: MessageDescriptor }>;

/** The page and the state of the rows shown, from the URL. */
export function useShownRows<State extends string>(texts: RowStateTexts<State>) {
  const [parameters] = useSearchParams();
  const states = Object.keys(texts) as State[];
  const state = states.find((each) => each === parameters.get('state')) ?? null;
  return { state, page: readPage(parameters) };
}

interface JobRowsProps<Row extends object, State extends string> extends PagedRecordsProps<Row> {
  stateTexts: RowStateTexts<State>;
}

/** The results of a job, row by row, under a heading and with a filter by state. */
export function JobRows<Row extends object, State extends string>({
  stateTexts,
  ...records
}: JobRowsProps<Row, State>) {
  const headingId = useId();
  const [, setParameters] = useSearchParams();
  const { state } = useShownRows(stateTexts);
  const options = Object.entries<{ text: MessageDescriptor }>(stateTexts).map(
    ([value, { text }]) => ({ value, label: i18n._(text) }),
  );
  return (
    <Grid asChild gap="16px" width="100%" templateColumns="minmax(0, 1fr)">
      <section aria-labelledby={headingId}>
        <Heading as="h2" id={headingId} fontSize="20px">
          {records.caption}
        </Heading>
        <Box width="min(320px, 100%)">
          <SelectField
            label={t`Show`}
            value={state ?? ''}
            onChange={({ target: { value } }) =>
              setParameters(value ? { state: value } : {}, { preventScrollReset: true })
            }
            options={[{ value: '', label: t`All` }, ...options]}
          />
        </Box>
        <PagedRecords {...records} />
      </section>
    </Grid>
  );
}
