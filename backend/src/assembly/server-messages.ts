/**
 * The server's messages as a source that Lingui extracts into the site's catalogues. No bundle of the site includes it:
 * English texts come with the responses, the others from the catalogues.
 * @param messages the English texts by message id
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

/** In ICU messages an apostrophe starts a quotation, and two stand for one apostrophe. */
function asIcu(english: string): string {
  return english.replaceAll("'", "''");
}

function asLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
