/**
 * The messages as Lingui finds them in the site's sources, for its catalogues. No script of the site has them: English
 * comes with the answers, and the other languages have their own.
 * @param messages the English of each by its id
 */
export function messagesDocument(messages: ReadonlyMap<string, string>): string {
  const entries = [...messages].map(
    ([id, english]) =>
      `  /*i18n*/ { id: ${asLiteral(id)}, message: ${asLiteral(asIcu(english))} },\n`,
  );
  return `/** Written by npm run codegen: the messages of the server, for \`npm run texts\`. */
export const serverMessages = [
${entries.join('')}];
`;
}

/** In a message of ICU an apostrophe begins a quotation, and two are one. */
function asIcu(english: string): string {
  return english.replaceAll("'", "''");
}

function asLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
