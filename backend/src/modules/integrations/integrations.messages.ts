import { defineMessages } from '../../kernel/message';

/** Messages about webhooks, carts of agents, and programs' records. */
export const integrationsMessages = defineMessages('integrations', {
  agentToken: 'The token of the app is over, or for something else',
  externalIdLength: 'An external id should have {least} to {most} characters',
  externalIdTaken: 'Another record has this external id',
  metadataKey:
    'A key should have 1 to 40 Latin letters, digits, dots, hyphens and underscores, and begin with a letter or digit',
  metadataValue: 'A text should have at most {most} characters',
  metadataCount: 'At most {most} keys are kept with a record',
  webhookDescription: 'What it is for should have {least} to {most} characters',
  webhookUrl: 'Please give an address such as https://erp.example/events',
  webhookNeedsTls: 'The address should begin with https://',
  webhookTypes: 'Events are named such as order.placed or order.*, each once, at most {most}',
  webhookCount: 'A shop can have {most} webhooks',
  webhookOff: 'The webhook is off. Turn it on first',
  ucpField: '{field} is not as the protocol has it',
  ucpNoProduct: 'No such product',
  ucpTooMany: 'At most {most} products can be looked up at once',
  ucpTooManyLines: 'A cart of an agent takes at most {most} lines',
  ucpKey: 'The Idempotency-Key should be a random UUID (version 4 or 7)',
  ucpKeyReused: 'This Idempotency-Key was used for something else',
  ucpNoCart: 'There is no such cart, or its time is over',
  ucpNoOrder: 'There is no such order, or it is not placed yet',
  ucpOrdered: 'The customer ordered: nothing of this changes any more',
  ucpNotSoldId: 'There is no product {id}',
  ucpNotSold: '{name} is not sold at the moment',
  ucpOnlyLeft: '{name}: only {leftCount} left',
  ucpEmpty: 'The cart is empty',
  ucpMinimumOrder: 'The minimum order is {minimumOrderPaise}: {missingPaise} more, please',
  ucpApproval:
    'No program places an order: the customer logs in at continue_url, chooses address and delivery window, agrees to the total, and pays',
});
