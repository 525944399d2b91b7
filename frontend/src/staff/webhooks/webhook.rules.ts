import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

import { webhookInputLimits } from '../../generated/contract';
import type { WebhookDeliveryState, WebhookInput, WebhookState } from '../../generated/graphql';

/** The raw form of a new webhook. */
export interface WebhookForm {
  description: string;
  url: string;
  /** Types of events, separated by commas or spaces. */
  types: string;
}

export const emptyWebhookForm: WebhookForm = { description: '', url: '', types: '' };

const { description: limits } = webhookInputLimits;

/** Checks that need no server. */
export const webhookFormChecks = {
  description: (text: string) => {
    const { length } = text.trim();
    return (
      (length >= limits.least && length <= limits.most) ||
      t`Say what it is for, in ${limits.least} to ${limits.most} letters`
    );
  },
  url: (text: string) =>
    /^https?:\/\/[^\s/]+/.test(text.trim()) || t`An address such as https://erp.example/events`,
};

/** The form as input of the API. */
export const inputOfWebhookForm = ({ description, url, types }: WebhookForm): WebhookInput => ({
  description: description.trim(),
  url: url.trim(),
  types: [...new Set(types.split(/[\s,]+/).filter(Boolean))],
});

type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

/** The descriptions of the states of webhooks. */
export const webhookStates: Record<WebhookState, { text: MessageDescriptor; tone: Tone }> = {
  ACTIVE: { text: msg`On`, tone: 'good' },
  PAUSED: { text: msg`Off`, tone: 'quiet' },
  GONE: { text: msg`Off: it answered that it is gone`, tone: 'bad' },
  FAILED: { text: msg`Off: nothing arrived for two days`, tone: 'bad' },
};

/** The descriptions of the states of deliveries. */
export const deliveryStates: Record<WebhookDeliveryState, { text: MessageDescriptor; tone: Tone }> =
  {
    WAITING: { text: msg`Waiting`, tone: 'waiting' },
    DELIVERED: { text: msg`Delivered`, tone: 'good' },
    GIVEN_UP: { text: msg`Given up`, tone: 'bad' },
  };
