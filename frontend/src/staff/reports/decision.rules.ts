import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { OrderProblem, ReportDecision } from '../../generated/graphql';

const decisionTexts: Record<ReportDecision, MessageDescriptor> = {
  REFUND: msg`Pay back`,
  CREDIT: msg`Give as credit`,
  REJECT: msg`Decline`,
};

/** The label of a decision. */
export const decisionText = (decision: ReportDecision): string => i18n._(decisionTexts[decision]);

const paid: Record<OrderProblem, readonly MessageDescriptor[]> = {
  MISSING: [msg`We are sorry: it was missing from your delivery`],
  DAMAGED: [msg`We are sorry: it was not in good condition`],
};

const declined: Record<OrderProblem, readonly MessageDescriptor[]> = {
  MISSING: [
    msg`The delivery was complete when it was handed over`,
    msg`It was in another bag of the delivery`,
  ],
  DAMAGED: [
    msg`It was in good condition when it was handed over`,
    msg`It was not stored as the pack says`,
  ],
};

/** The usual reasons for a decision. */
export const reasonsOf = (decision: ReportDecision, problem: OrderProblem): string[] =>
  (decision === 'REJECT' ? declined : paid)[problem].map((reason) => i18n._(reason));
