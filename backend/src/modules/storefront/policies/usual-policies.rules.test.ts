import { LANGUAGES } from '../../../kernel/language';
import { readConfig } from '../../../platform/config/config';
import { PolicyName } from './policy-name.enum';
import { usualPolicy } from './usual-policies.rules';

const { store } = readConfig({});
const each = LANGUAGES.flatMap((language) =>
  Object.values(PolicyName).map((name) => [name, language] as const),
);

describe.each(each)('the usual policy on %s in %s', (name, language) => {
  const text = usualPolicy(name, language, store);

  it('leaves nothing to fill in', () => {
    expect(text).not.toMatch(/[{}]|undefined/);
  });

  it('has as many headings as in English, and fits into what the shop may write itself', () => {
    const headings = (of: string) => of.match(/^## /gm)?.length;
    expect(headings(text)).toBe(headings(usualPolicy(name, 'en', store)));
    expect(text.length).toBeLessThan(10_000);
  });
});

it('tells whom to complain to', () => {
  const text = usualPolicy('grievance', 'en', store);
  for (const fact of [store.name, store.supportPhone, store.supportEmail, ...store.addressLines])
    expect(text).toContain(fact);
});
