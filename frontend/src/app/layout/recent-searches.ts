/** The storage key. Logging out clears it. */
const storageKey = 'grocessay.searches';
const KEPT_COUNT = 6;

/** The latest searches on this device, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each) => typeof each === 'string').slice(0, KEPT_COUNT);
  } catch {
    return [];
  }
}

/** Stores a search on this device; it is never sent to the server. */
export function keepSearch(search: string): void {
  if (!search) return;
  const isOther = (each: string) => each.toLowerCase() !== search.toLowerCase();
  const kept = [search, ...recentSearches().filter(isOther)].slice(0, KEPT_COUNT);
  localStorage.setItem(storageKey, JSON.stringify(kept));
}

/** Deletes all stored searches. */
export const forgetSearches = (): void => localStorage.removeItem(storageKey);
