import { defineMessages } from '../../kernel/message';

/** What is said of the offer on the landing page. */
export const storefrontMessages = defineMessages('storefront', {
  offerChanged: 'The offer was changed meanwhile',
  lastDay: 'Last day should be a day of the calendar, yyyy-MM-dd',
  version: 'expectedVersion should be the version that was changed',
  heading: 'Heading should have {least} to {most} characters',
  text: 'Text should have {least} to {most} characters',
  policyChanged: 'The policy was changed meanwhile',
  policyText: 'Text should have {least} to {most} characters',
  isHidden: 'isHidden should be true or false',
});
