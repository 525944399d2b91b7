import { describe, expect, it } from 'vitest';

import { inputOfWebhookForm, webhookFormChecks } from './webhook.rules';

describe('inputOfWebhookForm', () => {
  it('separates types by commas and spaces, each once', () => {
    const form = {
      description: ' ERP ',
      url: ' https://erp.example ',
      types: 'order.*, product.sold,order.*\n',
    };
    expect(inputOfWebhookForm(form)).toEqual({
      description: 'ERP',
      url: 'https://erp.example',
      types: ['order.*', 'product.sold'],
    });
    expect(inputOfWebhookForm({ ...form, types: ' ' }).types).toEqual([]);
  });
});

describe('webhookFormChecks', () => {
  it('want an address of the web', () => {
    expect(webhookFormChecks.url('https://erp.example/events')).toBe(true);
    for (const text of ['', 'erp.example', 'ftp://erp.example', 'https://'])
      expect(webhookFormChecks.url(text)).toEqual(expect.any(String));
  });
});
