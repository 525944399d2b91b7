import { registerEnumType } from 'type-graphql';

/** The policies of the shop, by the last part of their addresses. */
export enum PolicyName {
  TERMS = 'terms',
  PRIVACY = 'privacy',
  RETURNS = 'returns',
  DELIVERY = 'delivery',
  GRIEVANCE = 'grievance',
}
registerEnumType(PolicyName, {
  name: 'PolicyName',
  description: 'The policies of the shop.',
  valuesConfig: {
    TERMS: { description: 'Terms of sale.' },
    PRIVACY: { description: 'What is done with personal data.' },
    RETURNS: { description: 'Returns and refunds.' },
    DELIVERY: { description: 'Delivery.' },
    GRIEVANCE: { description: 'Who answers complaints.' },
  },
});
