/** Loads staff code, which the shop itself never loads, together with its texts. */
export const loadConsole = () => withTexts(import('../staff/console/entry'));
export const loadAdminLogin = () => withTexts(import('../staff/login/login'));
export const loadHeaderLinks = () => withTexts(import('../staff/console/header-links'));

async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded, { loadStaffTexts }] = await Promise.all([code, import('../staff/texts')]);
  await loadStaffTexts();
  return loaded;
}
