import { addTexts } from '../shared/lib/language';

const catalogues = { hi: () => import('./i18n/hi.po'), mr: () => import('./i18n/mr.po') };

/** Loads the texts of the console; the shop uses none of them. */
export const loadStaffTexts = (): Promise<void> => addTexts(catalogues);
