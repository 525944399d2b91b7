import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

import type { WebhookRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { webhookStates } from './webhook.rules';

/** Whether events are sent to a webhook, and arrive. */
export function StateBadge({ webhook: { state, failingSince } }: { webhook: WebhookRowFragment }) {
  if (state === 'ACTIVE' && failingSince) return <Badge tone="waiting">{t`Does not answer`}</Badge>;
  const { text, tone } = webhookStates[state];
  return <Badge tone={tone}>{i18n._(text)}</Badge>;
}
