import { defineMessages } from '../../kernel/message';

/** Messages about wish lists, shopping lists and messages to the shop. */
export const engagementMessages = defineMessages('engagement', {
  listEntries: 'A list should have at most {most} entries',
  listLines: 'A list should have 1 to {most} lines',
  inStock: '{name} is in stock',
  listFull: 'This list holds at most {most} products',
  contactName: 'FirstName must contain atleast {least} characters',
  contactEmailNotText: 'Email should be text',
  contactEmailTooLong: 'Email should have at most {most} characters',
  contactSubject: 'Subject must contain atleast {least} characters',
  listNotText: 'text should be text',
  listTooLong: 'A list should have at most {most} characters',
});
