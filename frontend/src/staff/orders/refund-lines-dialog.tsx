import { chakra, Stack } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { refundLinesInputLimits } from '../../generated/contract';
import type { RefundPreviewQuery, ReturnedGoods } from '../../generated/graphql';
import { formatPaise } from '../../shared/lib/format-price';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure, Notice } from '../../shared/chakra/notice';
import { Stepper } from '../../shared/ui/stepper';
import type { RefundClash, RefundLine } from './refund-lines.rules';
import { useRefundLines } from './use-refund-lines';

interface RefundLinesProps {
  orderId: string;
  /** The current lines. */
  lines: readonly RefundLine[];
  /** Whether a UPI transfer paid the order: staff send a transfer back. */
  isPaidByUpi: boolean;
}

/** 'Refund products', which asks for the pieces, their location, and the reason. */
export function RefundLines({ orderId, lines, isPaidByUpi }: RefundLinesProps) {
  // The lines stay as they were when the dialog opened: later changes by others are a conflict, which is reported.
  const [seen, setSeen] = useState<readonly RefundLine[]>();
  const close = () => setSeen(undefined);
  return (
    <>
      {lines.length > 0 && (
        <Button
          tone="outline"
          aria-haspopup="dialog"
          onClick={() => setSeen(lines)}
        >{t`Refund products`}</Button>
      )}
      <Dialog
        title={t`Refund products of order ${orderId}`}
        open={seen !== undefined}
        onClose={close}
      >
        {seen && <RefundLinesForm {...{ orderId, seen, isPaidByUpi }} onClose={close} />}
      </Dialog>
    </>
  );
}

interface FormProps {
  orderId: string;
  seen: readonly RefundLine[];
  isPaidByUpi: boolean;
  onClose: () => void;
}

function RefundLinesForm({ orderId, seen, isPaidByUpi, onClose }: FormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const refunding = useRefundLines(orderId, seen);
  const { lines, change, clashes, preview, previewFailure, refusal, isSending } = refunding;
  const isChosen = lines.some(({ quantity }) => quantity > 0);
  const submit = handleSubmit(async ({ reason }) => {
    if (preview && (await refunding.refund(reason.trim()))) onClose();
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {clashes.length > 0 && <Clashes clashes={clashes} />}
      <Lines>
        {lines.map((line) => (
          <Line key={line.id} line={line} onChange={(changes) => change(line.id, changes)} />
        ))}
      </Lines>
      <TextField
        label={t`Reason`}
        hint={t`The customer reads it`}
        maxLength={refundLinesInputLimits.reason.most}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (text) => text.trim() !== '' || t`Say why the money goes back`,
        })}
      />
      <div aria-live="polite">
        {isChosen ? (
          preview && <Amounts {...preview} isPaidByUpi={isPaidByUpi} />
        ) : (
          <p>{t`Choose the pieces.`}</p>
        )}
      </div>
      {previewFailure && (
        <Notice tone="failure">
          <p>{previewFailure.message}</p>
          <Button tone="outline" onClick={refunding.retry}>{t`Try again`}</Button>
        </Notice>
      )}
      <FormFailure text={refusal?.message} />
      <DialogChoice
        confirmLabel={preview ? t`Pay back ${formatPaise(preview.amountPaise)}` : t`Pay back`}
        keepLabel={t`Back`}
        tone="solid"
        loading={isSending || (isChosen && !preview && !previewFailure)}
        onKeep={onClose}
      />
    </form>
  );
}

/** The changes that somebody else made meanwhile, next to the choices made here. */
const Clashes = ({ clashes }: { clashes: readonly RefundClash[] }) => (
  <Notice tone="failure">
    <p>{t`Somebody else changed this order meanwhile. Look at the pieces again.`}</p>
    <ul>
      {clashes.map(({ name, before, left, chosen }) => (
        <li key={name}>
          {t`${name}: ${left} left now (there were ${before}); you chose ${chosen}`}
        </li>
      ))}
    </ul>
  </Notice>
);

interface LineProps {
  line: RefundLine;
  onChange: (changes: Partial<RefundLine>) => void;
}

function Line({ line, onChange }: LineProps) {
  const { name, unit, left, quantity, goods } = line;
  return (
    <LineRow>
      <span>
        <strong>{name}</strong>
        <small>
          {[unit, plural(left, { one: '# piece', other: '# pieces' })].filter(Boolean).join(' · ')}
        </small>
      </span>
      <Stepper
        value={quantity}
        onChange={(next) => onChange({ quantity: next })}
        label={t`Pieces of ${name}`}
        itemName={name}
        max={left}
        emptyValue={0}
      />
      {quantity > 0 && (
        <Where>
          <SelectField
            label={t`Where are the pieces of ${name}?`}
            options={[
              { value: 'NOT_RETURNED', label: t`With the customer, or never delivered` },
              { value: 'STOCK', label: t`Back in the stock` },
              { value: 'WASTE', label: t`In the shop, written off` },
            ]}
            value={goods}
            onChange={(event) => onChange({ goods: event.target.value as ReturnedGoods })}
          />
        </Where>
      )}
    </LineRow>
  );
}

/** The amounts of the refund, by channel. */
function Amounts({
  isPaidByUpi,
  ...preview
}: RefundPreviewQuery['refundPreview'] & { isPaidByUpi: boolean }) {
  const ways = [
    { label: t`Less to collect at the door`, paise: preview.toCollectPaise },
    { label: t`Hand back in cash`, paise: preview.cashPaise },
    { label: isPaidByUpi ? t`Send back by UPI` : t`Back to the card`, paise: preview.cardPaise },
    { label: t`Back to the gift credit`, paise: preview.giftCreditPaise },
  ];
  return (
    <Stack as="ul" gap="4px" listStyleType="none">
      {ways
        .filter(({ paise }) => paise > 0)
        .map(({ label, paise }) => (
          <li key={label}>
            {label}: <strong>{formatPaise(paise)}</strong>
          </li>
        ))}
    </Stack>
  );
}

const Lines = chakra('ul', { base: { display: 'grid', gap: '12px', listStyle: 'none' } });

const LineRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 12px',
    alignItems: 'center',
    paddingBottom: '12px',
    borderBottom: '1px solid',
    borderColor: 'line',
    overflowWrap: 'anywhere',
    '& small': { display: 'block', fontSize: '14px', color: 'soft' },
  },
});

const Where = chakra('div', { base: { gridColumn: '1 / -1' } });
