import { Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import type { ProductImportQuery } from '../../generated/graphql';
import {
  useCancelProductImportMutation,
  useStartProductImportMutation,
} from '../../generated/staff/imports/imports';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { columnFieldsOf, fieldsOf } from './import-mapping.rules';
import { productsText } from '../bulk-changes/bulk-texts';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { categoryOptionsOf, useCategoryChoices } from '../kit/use-category-choices';
import { fieldTexts, rowsText } from './import-texts';

/** The number of category paths shown: the most frequent ones. */
const shownPaths = 60;
/** More of them would push the start button out of view. */
const openPaths = 12;

type Import = ProductImportQuery['productImport'];

/** The mapping of columns and categories of a checked file; rechecks it, or imports it. */
export function ImportMappingForm({ shown }: { shown: Import }) {
  const [chosen, setChosen] = useState(() => columnFieldsOf(shown));
  const [slugs, setSlugs] = useState<Readonly<Record<string, string>>>({});
  const [updateStock, setUpdateStock] = useState(shown.updateStock === true);
  const [defaultStock, setDefaultStock] = useState(String(shown.defaultStock));
  const [message, setMessage] = useState<string>();
  const [start, starting] = useStartProductImportMutation();
  const [cancel, cancelling] = useCancelProductImportMutation();

  const attempt = async (work: () => Promise<unknown>) => {
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      setMessage(toShopError(error).message);
    }
  };
  const begin = (dryRun: boolean) =>
    attempt(() =>
      start({
        variables: {
          id: shown.id,
          input: {
            dryRun,
            updateStock,
            defaultStock: /^\d+$/.test(defaultStock) ? Number(defaultStock) : -1,
            fields: fieldsOf(chosen, shown.fields),
            categories: Object.entries(slugs).map(([path, slug]) => ({ path, slug })),
          },
        },
      }),
    );
  const written = shown.insertedCount + shown.updatedCount;
  const asChecked = columnFieldsOf(shown);
  const isOther =
    updateStock !== (shown.updateStock === true) ||
    Object.entries(chosen).some(([header, name]) => name !== asChecked[header]);
  const hasChanges =
    isOther || Object.keys(slugs).length > 0 || defaultStock !== String(shown.defaultStock);

  return (
    <Grid gap="20px" width="100%" templateColumns="minmax(0, 1fr)">
      <UnsavedGuard hasChanges={hasChanges} />
      <Columns
        shown={shown}
        chosen={chosen}
        onChoose={(header, name) => setChosen({ ...chosen, [header]: name })}
      />
      {shown.categories.length > 0 && (
        <Categories
          shown={shown}
          slugs={slugs}
          onChoose={(path, slug) => setSlugs({ ...slugs, [path]: slug })}
        />
      )}
      <Grid gap="12px" maxWidth="480px">
        <TextField
          label={t`Stock of new products of which the file names none`}
          inputMode="numeric"
          autoComplete="off"
          value={defaultStock}
          onChange={({ target }) => setDefaultStock(target.value.trim())}
        />
        <CheckboxField
          label={t`Take the stock of the file for products that are there already`}
          hint={t`Pieces that were sold since the file was made would come back.`}
          checked={updateStock}
          onChange={({ target }) => setUpdateStock(target.checked)}
        />
      </Grid>
      <FormFailure text={message} />
      <Flex wrap="wrap" gap="12px">
        <Button
          tone={isOther ? 'haldi' : 'outline'}
          loading={starting.loading}
          onClick={() => void begin(true)}
        >
          {t`Check again`}
        </Button>
        {/* A file is only imported with a mapping that was checked. */}
        {written > 0 && !isOther && (
          <Button tone="haldi" loading={starting.loading} onClick={() => void begin(false)}>
            {t`Import ${productsText(written)}`}
          </Button>
        )}
        <Button
          tone="outline"
          loading={cancelling.loading}
          onClick={() => void attempt(() => cancel({ variables: { id: shown.id } }))}
        >{t`Discard the file`}</Button>
      </Flex>
    </Grid>
  );
}

interface ColumnsProps {
  shown: Import;
  chosen: Readonly<Record<string, string>>;
  onChoose: (header: string, name: string) => void;
}

function Columns({ shown, chosen, onChoose }: ColumnsProps) {
  const options = [
    { value: '', label: t`Not imported` },
    ...Object.entries(fieldTexts).map(([value, text]) => ({ value, label: i18n._(text) })),
  ];
  return (
    <section aria-labelledby="import-columns">
      <Heading as="h2" id="import-columns" fontSize="20px">{t`Columns of the file`}</Heading>
      <Text color="soft">
        {t`Several columns of one field are joined, such as a category and its part.`}
      </Text>
      <Grid gap="16px" marginBlockStart="12px" templateColumns={FIELD_COLUMNS}>
        {shown.columns.map(({ header, samples }) => (
          <SelectField
            key={header}
            label={header || '–'}
            hint={samples.join(' · ')}
            value={chosen[header] ?? ''}
            onChange={({ target }) => onChoose(header, target.value)}
            options={options}
          />
        ))}
      </Grid>
    </section>
  );
}

const FIELD_COLUMNS = 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))';

interface CategoriesProps {
  shown: Import;
  slugs: Readonly<Record<string, string>>;
  onChoose: (path: string, slug: string) => void;
}

function Categories({ shown, slugs, onChoose }: CategoriesProps) {
  const options = categoryOptionsOf(useCategoryChoices());
  const paths = shown.categories.slice(0, shownPaths);
  const restCount = shown.categories.length - paths.length;
  return (
    <details open={paths.length <= openPaths}>
      <summary>
        <Heading as="h2" display="inline" fontSize="20px">
          {t`Categories of the file`}
        </Heading>
      </summary>
      <Text color="soft">
        {t`They were guessed by their words. What says nothing goes by the name of the product, or to General.`}
      </Text>
      <Grid gap="16px" marginBlockStart="12px" templateColumns={FIELD_COLUMNS}>
        {paths.map(({ path, rowCount, slug }) => {
          const value = slugs[path] ?? slug ?? '';
          return (
            <SelectField
              key={path}
              label={path}
              hint={rowsText(rowCount)}
              value={value}
              onChange={({ target }) => target.value && onChoose(path, target.value)}
              options={value ? options : [{ value: '', label: t`By the name` }, ...options]}
            />
          );
        })}
      </Grid>
      {restCount > 0 && (
        <Text color="soft">{t`${restCount} rarer ones are guessed in the same way.`}</Text>
      )}
    </details>
  );
}
