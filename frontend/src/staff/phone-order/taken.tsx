import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';

import type { TakePhoneOrderMutation } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { formatWindow, nameDay } from '../../shared/lib/ist-day';
import { adminOrderOf } from '../staff-paths';
import { Link } from '../../shared/ui/link';

interface TakenProps {
  order: TakePhoneOrderMutation['takePhoneOrder'];
  onNext: () => void;
}

/** The number of the order, large, for reading out; Enter starts the next order. */
export function Taken({ order, onNext }: TakenProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const { id, bill, deliverySlot: slot } = order;
  return (
    <Sheet className="panel">
      <div role="status">
        <p>{t`The order is placed. Its number:`}</p>
        <BigNumber>{id}</BigNumber>
        <p>
          {nameDay(slot.date, new Date())} {formatWindow(slot.startMinute, slot.endMinute)} ·{' '}
          {formatPaise(bill.toPayPaise)}
        </p>
      </div>
      <Button ref={next} onClick={onNext}>{t`Next order`}</Button>
      <Link to={adminOrderOf(id)} className="text-link">{t`Open order ${id}`}</Link>
    </Sheet>
  );
}

const Sheet = chakra('section', {
  base: { display: 'grid', gap: '16px', justifyItems: 'center', textAlign: 'center' },
});

const BigNumber = chakra('p', {
  base: {
    fontSize: 'clamp(56px, 16vw, 120px)',
    fontWeight: 700,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
});
