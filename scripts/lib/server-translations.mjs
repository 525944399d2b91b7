import { fromRoot } from './paths.mjs';

/** @type {Record<string, string>} */
const constants = { hi: 'HINDI', mr: 'MARATHI' };

/**
 * The file with the server's translations of its messages into a language, for texts that no browser renders.
 * @param {string} language
 */
export const translationsPath = (language) =>
  fromRoot('backend/src/kernel/translations', `${language}.ts`);

/**
 * The translations of the server's messages, extracted from the site's catalogues.
 * @param {string} language
 * @param {Record<string, { translation?: string, origin?: [string, number?][] }>} catalogue
 */
export function translationsDocument(language, catalogue) {
  const lines = Object.entries(catalogue)
    .filter(([, { origin = [] }]) => origin.some(([file]) => file.endsWith('server-messages.ts')))
    .map(([id, { translation = '' }]) => [id, translation.replaceAll("''", "'")])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},\n`);
  return `/** Written by npm run texts: the messages of the server, as the catalogues of the site translate them. */
export const ${constants[language]}: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}
