/** The ways into the code of the staff, which nothing of the shop fetches. Its texts come along. */
export const loadConsole = () => withTexts(import('../staff/console/entry'));
export const loadAdminLogin = () => withTexts(import('../staff/login/login'));
export const loadHeaderLinks = () => withTexts(import('../staff/console/header-links'));

async function withTexts<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded, { loadStaffTexts }] = await Promise.all([code, import('../staff/texts')]);
  await loadStaffTexts();
  return loaded;
}
