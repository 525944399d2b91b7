import { registerEnumType } from 'type-graphql';

/** The policies of the shop, by the last segment of their URLs. */
export enum PolicyName {
  TERMS = 'terms',
  PRIVACY = 'privacy',
  RETURNS = 'returns',
  DELIVERY = 'delivery',
  GRIEVANCE = 'grievance',
}
registerEnumType(PolicyName, {
  name: 'PolicyName',
  description: 'Policy of the shop.',
  valuesConfig: {
    TERMS: { description: 'Terms of sale.' },
    PRIVACY: { description: 'Privacy: use of personal data.' },
    RETURNS: { description: 'Returns and refunds.' },
    DELIVERY: { description: 'Delivery.' },
    GRIEVANCE: { description: 'Grievance officer and complaints.' },
  },
});
