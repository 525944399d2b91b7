import { defineMessages } from '../../kernel/message';

/** What is said of webhooks. */
export const integrationsMessages = defineMessages('integrations', {
  webhookDescription: 'What it is for should have {least} to {most} characters',
  webhookUrl: 'Please give an address such as https://erp.example/events',
  webhookNeedsTls: 'The address should begin with https://',
  webhookTypes: 'Events are named such as order.placed or order.*, each once, at most {most}',
  webhookCount: 'A shop can have {most} webhooks',
  webhookOff: 'The webhook is off. Turn it on first',
  ucpField: '{field} is not as the protocol has it',
  ucpNoProduct: 'No such product',
  ucpTooMany: 'At most {most} products can be looked up at once',
});
