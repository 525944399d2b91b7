import { OpenTheShop1700000000001 } from './1700000000001-open-the-shop';

/** Every migration, oldest first. */
export const migrations = [OpenTheShop1700000000001];
