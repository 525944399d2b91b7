import type { StoreConfig } from '../../../platform/config/config';

const LEAF = '#1b7a43';
const PAPER = '#fbfaf6';

/** How browsers install the shop: under its own name, in a window without an address bar. */
export function webManifest({ name, city }: Pick<StoreConfig, 'name' | 'city'>): object {
  return {
    id: '/',
    name,
    short_name: name,
    description: `Fresh groceries at your door in ${city}, in the slot you choose.`,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: LEAF,
    background_color: PAPER,
    categories: ['food', 'shopping'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
}

function icon(file: string, size: number, purpose: 'any' | 'maskable'): object {
  return { src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
