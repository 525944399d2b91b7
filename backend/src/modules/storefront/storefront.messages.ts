import { defineMessages } from '../../kernel/message';

/** Messages about the offer on the landing page, and about policies. */
export const storefrontMessages = defineMessages('storefront', {
  offerChanged: 'The offer was changed meanwhile',
  lastDay: 'Last day should be a day of the calendar, yyyy-MM-dd',
  version: 'expectedVersion should be the version that was changed',
  heading: 'Heading should have {least} to {most} characters',
  text: 'Text should have {least} to {most} characters',
  policyName: 'name should be one of the policies of the shop',
  policyLanguage: 'language should be EN, HI or MR',
  policyChanged: 'The policy was changed meanwhile',
  policyText: 'Text should have {least} to {most} characters',
  isHidden: 'isHidden should be true or false',
});
