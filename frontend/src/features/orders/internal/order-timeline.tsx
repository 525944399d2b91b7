import { t } from '@lingui/core/macro';

import type { OrderEventFieldsFragment, OrderStatus } from '../../../generated/graphql';
import { formatInstant } from '../../../shared/lib/ist-time';
import { actorText } from '../../../shared/lib/order-status.rules';
import { noteText } from './note-text';
import { eventText, isNoteOnly, stepsAhead } from './timeline.rules';
import './order-timeline.css';

interface OrderTimelineProps {
  events: readonly OrderEventFieldsFragment[];
  status: OrderStatus;
  /** The reader: customers read 'You' about themselves, staff 'The customer'. */
  reader: 'customer' | 'admin';
}

/** The history of an order, and the remaining steps. */
export function OrderTimeline({ events, status, reader }: OrderTimelineProps) {
  return (
    <ol className="timeline">
      {events.map((event, index) => {
        const note = event.note ? noteText(event.note, event.noteMessage) : undefined;
        const isNote = note !== undefined && isNoteOnly(event, events[index - 1]);
        return (
          <li key={index} data-status={event.toStatus}>
            <strong>{isNote ? note : eventText(event)}</strong>
            <span>
              <time dateTime={event.at}>{formatInstant(event.at)}</time> ·{' '}
              {(reader === 'admin' && event.staffEmail) || actorText(reader, event.actorRole)}
            </span>
            {note !== undefined && !isNote && <span>{note}</span>}
          </li>
        );
      })}
      {stepsAhead(status).map((step) => (
        <li key={step} className="timeline__ahead">
          <span className="visually-hidden">{t`Still to come: `}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
