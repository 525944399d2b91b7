import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
afterAll(() => shop.close());

const CHANGE =
  'mutation ($input: PolicyInput!) { changePolicy(input: $input) { text usualText version changedAt } }';

const shown = async (name: string, language = 'EN') =>
  (
    await shop
      .client()
      .data(
        'query ($name: PolicyName!, $language: Language!) { policy(name: $name, language: $language) { text changedAt } }',
        {
          name,
          language,
        },
      )
  ).policy;

interface KeptPolicy {
  name: string;
  language: string;
  text: string | null;
  version: number;
}

const kept = async (): Promise<KeptPolicy[]> =>
  (await admin.data('{ adminPolicies { name language text version } }')).adminPolicies;

const versionOf = async (name: string, language = 'EN') =>
  (await kept()).find((each) => each.name === name && each.language === language)?.version;

const change = async (name: string, input: object, language = 'EN') =>
  admin.graphql(CHANGE, {
    input: { name, language, expectedVersion: await versionOf(name, language), ...input },
  });

describe('a policy of the shop', () => {
  it('is the usual text with the facts of the shop, until somebody writes another one', async () => {
    expect(await shown('GRIEVANCE')).toEqual({
      text: expect.stringContaining(shop.config.store.supportEmail),
      changedAt: null,
    });
    expect((await shown('GRIEVANCE', 'MR')).text).toContain('तक्रार');
    expect(await kept()).toHaveLength(15);
  });

  it('is replaced in one language, and back again', async () => {
    const { body } = await change('RETURNS', { text: '  ## Ours\n\nWe take all back. <b> ' });
    expect(body.data.changePolicy).toMatchObject({ text: '## Ours\n\nWe take all back. <b>' });
    expect(await shown('RETURNS')).toEqual({
      text: '## Ours\n\nWe take all back. <b>',
      changedAt: expect.any(String),
    });
    expect((await shown('RETURNS', 'HI')).text).toContain('रिफ़ंड');
    await change('RETURNS', { text: ' ' });
    expect((await shown('RETURNS')).text).toContain('Refunds');
  });

  it('is not overwritten by who saw another one', async () => {
    const expectedVersion = await versionOf('TERMS');
    await change('TERMS', { text: 'First' });
    const answer = await change('TERMS', { text: 'Second', expectedVersion });
    expect(refusalOf(answer)).toEqual([409, 'CONFLICT', 'expectedVersion']);
    expect(answer.body.errors[0].extensions.details).toMatchObject({
      current: { text: 'First' },
      submitted: { text: 'Second' },
    });
  });

  it.each([
    ['text', 'x'.repeat(10_001)],
    ['expectedVersion', 0],
  ])('has a %s within its limits', async (field, value) => {
    expect(refusalOf(await change('PRIVACY', { [field]: value }))).toEqual([
      400,
      'VALIDATION',
      field,
    ]);
  });

  it('is written to the audit log', async () => {
    await change('DELIVERY', { text: 'For the log' });
    const { auditLog } = await admin.data(
      '{ auditLog(filter: { subject: POLICY }) { items { action afterJson } } }',
    );
    expect(auditLog.items[0]).toMatchObject({ action: 'policy.changed' });
    expect(JSON.parse(auditLog.items[0].afterJson)).toEqual({
      ...{ name: 'delivery', language: 'en', text: 'For the log' },
    });
  });

  it('is a page that search engines know, and none where there is no such policy', async () => {
    const guest = shop.client();
    expect((await guest.send('GET', '/sitemaps/pages.xml')).text).toContain('/policies/privacy');
  });
});
