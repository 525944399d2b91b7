import { fromRoot } from './paths.mjs';

/** @type {Record<string, string>} */
const constants = { hi: 'HINDI', mr: 'MARATHI' };

/**
 * Where the server has the translations of its messages in a language, for what no browser writes.
 * @param {string} language
 */
export const translationsPath = (language) =>
  fromRoot('backend/src/kernel/translations', `${language}.ts`);

/**
 * The translations of the messages of the server, which translators write in the catalogues of the site.
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
