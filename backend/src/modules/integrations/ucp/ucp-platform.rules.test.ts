import { profileUrlOf, webhookUrlOf } from './ucp-platform.rules';

const profile = (order: unknown) =>
  JSON.stringify({ ucp: { capabilities: { 'dev.ucp.shopping.order': order } } });
const url = 'https://platform.example/orders';

it('finds the address of orders in the profile of a platform', () => {
  expect(webhookUrlOf(profile([{ version: '2026-04-08', config: { webhook_url: url } }]))).toBe(
    url,
  );
});

it.each([
  '',
  'null',
  '[]',
  '{',
  profile({}),
  profile([{}]),
  profile([{ config: { webhook_url: 1 } }]),
])('finds none in %s', (text) => {
  expect(webhookUrlOf(text)).toBeUndefined();
});

it.each([
  [`profile="${url}"`, url],
  [`version="2026-04-08", profile="${url}"`, url],
  [`profile=${url}`, undefined],
  [`otherprofile="${url}"`, undefined],
  ['profile=""', undefined],
  [undefined, undefined],
])('reads of the header %s the profile %s', (header, expected) => {
  expect(profileUrlOf(header)).toBe(expected);
});
