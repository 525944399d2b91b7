import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { Button, ButtonAnchor } from '../../shared/chakra/button';
import { formatPaise } from '../../shared/lib/format-price';
import { DeliveryAddress } from '../../shared/ui/delivery-address';
import { onSingleClick } from '../kit/on-single-click';
import type { RoundStop } from '../rounds/round.rules';
import { DeliverDialog } from './deliver-dialog';
import { FailDialog } from './fail-dialog';
import { mapOf, type RideStep } from './riding.rules';
import { UpiDialog } from './upi-dialog';

interface StopCardProps {
  stop: RoundStop;
  onAct: (...steps: RideStep[]) => void;
}

/** One stop in large type: the address, the amount to collect, and the result. */
export function StopCard({ stop, onAct }: StopCardProps) {
  const [opened, setOpened] = useState<'deliver' | 'fail' | 'upi'>();
  const { order } = stop;
  const { address, recipient, toCollectPaise } = order;
  const { phone = '' } = recipient ?? {};
  const map = mapOf(order);
  const close = () => setOpened(undefined);
  const act = (...steps: RideStep[]) => {
    close();
    onAct(...steps);
  };
  return (
    <article className="ride-stop" aria-label={t`Order ${order.id}`}>
      <h3>{t`Order ${order.id}`}</h3>
      {address ? (
        <DeliveryAddress address={address} />
      ) : (
        <address className="delivery-address">
          {recipient && <strong>{recipient.name}</strong>}
          <span>{t`no address on file`}</span>
          {phone && <span>{t`Phone ${phone}`}</span>}
        </address>
      )}
      {phone && (
        <div className="ride-stop__ways">
          <ButtonAnchor tone="outline" href={`tel:+91${phone}`}>{t`Call`}</ButtonAnchor>
          {map && (
            <ButtonAnchor tone="outline" href={map} target="_blank" rel="noreferrer">
              {t`Map`}
            </ButtonAnchor>
          )}
        </div>
      )}
      <p className="ride-stop__due">
        {toCollectPaise > 0 ? (
          <>
            <span>{t`To collect`}</span> <strong>{formatPaise(toCollectPaise)}</strong>
          </>
        ) : (
          <strong>{t`Paid: nothing to collect`}</strong>
        )}
      </p>
      {order.status === 'OUT_FOR_DELIVERY' && (
        <div className="ride-stop__actions">
          <Button
            tone="solid"
            className="ride-big"
            onClick={onSingleClick(() => setOpened('deliver'))}
          >
            {t`Delivered`}
          </Button>
          {order.upiRequest && (
            <Button
              tone="outline"
              className="ride-big"
              onClick={onSingleClick(() => setOpened('upi'))}
            >
              {t`Pay by UPI`}
            </Button>
          )}
          <Button
            tone="outline"
            className="ride-big"
            onClick={onSingleClick(() => setOpened('fail'))}
          >
            {t`Not delivered`}
          </Button>
        </div>
      )}
      <DeliverDialog stop={stop} open={opened === 'deliver'} onAct={act} onClose={close} />
      <UpiDialog stop={stop} open={opened === 'upi'} onAct={act} onClose={close} />
      <FailDialog stop={stop} open={opened === 'fail'} onAct={act} onClose={close} />
    </article>
  );
}
