import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Named } from '../../shared/lib/local-name';
import type {
  OrderDetailsFragment,
  OrderProblem,
  OrderReportStatus,
} from '../../generated/graphql';

const problemTexts: Record<OrderProblem, MessageDescriptor> = {
  MISSING: msg`Missing`,
  DAMAGED: msg`Damaged or spoilt`,
};

/** The description of a problem with delivered pieces. */
export const problemText = (problem: OrderProblem): string => i18n._(problemTexts[problem]);

const statusTexts: Record<OrderReportStatus, MessageDescriptor> = {
  OPEN: msg`The shop looks into it`,
  REFUNDED: msg`Paid back`,
  REJECTED: msg`Not paid back`,
};

/** The outcome of a report. */
export const reportStatusText = (status: OrderReportStatus): string => i18n._(statusTexts[status]);

/** A line with pieces that can be reported. */
export interface ReportableLine extends Named {
  id: string;
  unit: string | null | undefined;
  /** Delivered pieces that are neither refunded nor reported. */
  left: number;
}

/** The lines with pieces that can be reported; none once the period is over. */
export function reportableLines({
  reportableUntil,
  lines,
  reports,
}: Pick<OrderDetailsFragment, 'reportableUntil' | 'lines' | 'reports'>): ReportableLine[] {
  if (!reportableUntil) return [];
  const reported = (lineId: string) =>
    reports
      .filter(({ status }) => status === 'OPEN')
      .flatMap((report) => report.lines)
      .filter(({ orderLineId }) => orderLineId === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return lines
    .map(({ id, name, nameHi, nameMr, unit, quantity, refundedQuantity }) => ({
      ...{ id, name, nameHi, nameMr, unit },
      left: quantity - refundedQuantity - reported(id),
    }))
    .filter(({ left }) => left > 0);
}
