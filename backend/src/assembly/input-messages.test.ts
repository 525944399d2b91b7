import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { resolverClasses } from '../app';
import { fieldLimits } from '../platform/validation/field-limits';
import { messagesDocument } from './server-messages';

interface Rule {
  propertyName: string;
  type: string;
  context?: { messageId?: string };
}

describe('the rules of inputs', () => {
  it('say a message each, so that it can be said in every language', () => {
    expect(resolverClasses.length).toBeGreaterThan(10);
    const storage = getMetadataStorage() as unknown as {
      validationMetadatas: Map<{ name: string }, Rule[]>;
    };
    const rules = [...storage.validationMetadatas].flatMap(([{ name }, ofClass]) =>
      ofClass
        .filter(({ type }) => type !== 'conditionalValidation')
        .map(({ propertyName, context }) => [`${name}.${propertyName}`, context?.messageId]),
    );
    expect(rules.length).toBeGreaterThan(80);
    expect(rules.filter(([, messageId]) => !messageId)).toEqual([]);
  });

  it('note what they take for the contract with the site', () => {
    expect(fieldLimits().get('RegisterInput')).toMatchObject({
      firstName: { least: 3, most: 100 },
      phone: { pattern: /^\d{10}$/ },
      email: { least: 0, most: 254, pattern: expect.any(RegExp) },
    });
  });

  it('note what they inherit, too', () => {
    expect(fieldLimits().get('AddressInput')).toMatchObject({
      label: { least: 1, most: 40 },
      pinCode: { pattern: /^\d{6}$/ },
    });
  });
});

describe('the messages for the catalogues', () => {
  it('are written as ICU reads them', () => {
    const document = messagesDocument(new Map([['a.b', "An order that is '{from}'"]]));
    expect(document).toContain("{ id: 'a.b', message: 'An order that is \\'\\'{from}\\'\\'' },");
  });
});
