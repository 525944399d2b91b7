import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { toShopError } from '../../apollo/shop-error';
import type { StockProductFragment } from '../../generated/graphql';
import {
  StockProductsByCodeDocument,
  StockProductsByWordsDocument,
} from '../../generated/staff/stock/stock';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { CameraScan } from '../picking/camera-scan';
import { useScanned } from '../picking/use-scanned';
import { barcodesOf } from './codes.rules';
import { NamedProduct } from './named-product';

type Product = StockProductFragment;

interface ScanFieldProps {
  onFound: (product: Product) => void;
  /** A code that is looked up at once. */
  firstCode?: string;
}

/** Finds a product by a scanned or typed code, or by words; the field keeps the focus, for the next scan. */
export function ScanField({ onFound, firstCode = '' }: ScanFieldProps) {
  const { query } = useApolloClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(firstCode);
  const [problem, setProblem] = useState<string>();
  const [choices, setChoices] = useState<readonly Product[]>([]);
  const input = () => form.current?.querySelector('input');
  useEffect(() => {
    input()?.focus();
    if (input()?.value) form.current?.requestSubmit();
  }, []);
  /** The pending lookups of scans, in sequence: scanners are faster than the responses. */
  const lookups = useRef({ last: Promise.resolve(), count: 0 });

  const choose = (product: Product) => {
    onFound(product);
    input()?.focus();
  };
  const look = async (code: string) => {
    try {
      const options = { fetchPolicy: 'network-only' } as const;
      const variables = { skus: [code], barcodes: barcodesOf(code) };
      const byCode = await query({ query: StockProductsByCodeDocument, variables, ...options });
      let products: readonly Product[] = byCode.data?.productsByCode ?? [];
      const [only, other] = products;
      if (only && !other) return choose(only);
      if (!only) {
        const byWords = { query: StockProductsByWordsDocument, variables: { search: code } };
        products = (await query({ ...byWords, ...options })).data?.suggestions ?? [];
      }
      setChoices(products);
      setProblem(products.length === 0 ? t`No product has the code or name ${code}.` : undefined);
    } catch (error) {
      setProblem(`${code}: ${toShopError(error).message}`);
    }
    // The code stays for correction, unless the next one is already typed.
    if (lookups.current.count > 1) return;
    flushSync(() => setTyped((now) => now || code));
    if (input()?.value === code) input()?.select();
  };
  const take = (text: string) => {
    const code = text.trim();
    if (code === '') return;
    const waiting = lookups.current;
    setTyped('');
    // The message about a scan stays while later ones are looked up.
    if (waiting.count === 0) {
      setChoices([]);
      setProblem(undefined);
    }
    waiting.count++;
    waiting.last = waiting.last.then(() => look(code)).finally(() => waiting.count--);
  };
  useScanned(take);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(typed);
  };

  return (
    <div className="stock__scan">
      <form ref={form} noValidate onSubmit={submit}>
        <TextField
          label={t`Scan or type a product`}
          hint={t`Barcode, your own number, or words; then Enter`}
          error={problem}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <CameraScan />
      {choices.length > 0 && (
        <ul className="stock__choices" aria-label={t`Products to choose from`}>
          {choices.map((product) => (
            <li key={product.id}>
              <Button
                tone="outline"
                onClick={() => {
                  setTyped('');
                  setChoices([]);
                  choose(product);
                }}
              >
                <NamedProduct product={product} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
