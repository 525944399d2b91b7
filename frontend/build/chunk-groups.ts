import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';

const moduleOf = (path: string) => fileURLToPath(new URL(`../src/${path}.tsx`, import.meta.url));
const entry = moduleOf('main');
/** The first screens of most visits, which list products. */
const productScreens = [
  'storefront/landing/landing',
  'storefront/shop/shop',
  'storefront/product/product',
  'customer/home/home',
].map(moduleOf);
const cart = moduleOf('customer/cart/cart');
/** Files that only the customer and guest carts use; one file for both is no larger for customers. */
const cartFiles =
  /\/src\/(?:customer\/cart|features\/cart|features\/delivery\/slot-picker|generated\/checkout|generated\/orders\/place-order|customer\/orders\/placed-order|shared\/(?:lib\/on-first-use|ui\/(?:radio-cards|notice)))/;
/** Small files shared by the first screens and later ones. Each lot becomes one file, which is loaded whole. */
const lots = [
  [
    'customer',
    /\/src\/(?:apollo\/invalidate|features\/(?:addresses\/address-label|delivery\/slot\.rules|offers\/gift-credit-box)|generated\/(?:addresses\/addresses|delivery\/delivery-slots|orders\/order-rows)|shared\/(?:lib\/(?:awaits-payment|hand-over|random-key)|ui\/(?:bill|checkbox-field)))/,
  ],
  [
    'visit',
    /\/src\/(?:features\/(?:addresses\/(?:internal\/(?:pin-code|use-pin-code)|pin-code-question)|catalogue\/category-cards|offers\/redeem-gift)|generated\/addresses\/serviceable)/,
  ],
] as const;
const libraries = [
  ['react', /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//],
  ['apollo', /\/node_modules\/(?:@apollo|graphql|rxjs|tslib|@wry|optimism)\//],
] as const;
/** Small files that several later screens share: as one file each, the start bundle names fewer. */
const sharedLater = {
  later:
    /\/src\/shared\/(?:lib\/(?:failure-texts|focus-heading|full-name|short-da(?:te|y)|show-refusal|time-left\.rules|use-(?:now|polling|seconds-until)|wanted-location)\.ts|ui\/pay-by\.tsx)$/,
  inputs:
    /\/src\/(?:features\/session\/choose-code|generated\/(?:account\/password|contract|session\/login-code)|shared\/lib\/(?:email|password)\.rules)\.ts$/,
  taxes:
    /\/src\/(?:features\/orders\/taxes\.tsx|generated\/orders\/(?:credit-note-fields|taxes)\.ts|shared\/lib\/paying\.rules\.ts)$/,
  photos: /\/src\/features\/orders\/(?:send|shrink)-photo\.ts$/,
};
/** Imported only through an index file; screens with live updates load it themselves. */
const usedLater = /\/@apollo\/client\/react\/hooks\/useSubscription\.js$/;

let groups: Map<string, string> | undefined;

/**
 * Bundles the modules imported by the entry or by at least two of the first screens into four files, and those of the
 * cart into a fifth. Separately compressed, the roughly 30 small files weigh 10 KiB more. Modules that the cart does
 * not use are separate, about 5 KiB.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'start',
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      groups ??= groupsOf(graph);
      return groups.get(id) ?? null;
    },
  },
  ...Object.entries(sharedLater).map(([name, test]) => ({
    name,
    test,
    includeDependenciesRecursively: false,
  })),
  // What at least 42 of the 52 screens with Chakra UI use.
  {
    name: 'chakra',
    test: /\/node_modules\/@(?:ark-ui|chakra-ui|zag-js)\//,
    minShareCount: 42,
    includeDependenciesRecursively: false,
  },
];

function groupsOf(graph: Rolldown.ChunkingContext): Map<string, string> {
  const start = importedFrom(entry, graph);
  const inCart = importedFrom(cart, graph);
  const once = new Set<string>(inCart);
  const twice = new Set<string>();
  for (const screen of productScreens)
    for (const id of importedFrom(screen, graph)) (once.has(id) ? twice : once).add(id);
  const first = new Set([...start, ...twice]);
  const nameOf = (id: string) => {
    if (!first.has(id)) return 'cart';
    const library = libraries.find(([, files]) => files.test(id))?.[0];
    return library ?? (start.has(id) || inCart.has(id) ? 'start' : 'products');
  };
  const grouped = [...first, ...[...inCart].filter((id) => cartFiles.test(id))].filter(
    (id) => id !== entry,
  );
  const inLots = lots.flatMap(([name, files]) =>
    [...once].filter((id) => !first.has(id) && files.test(id)).map((id) => [id, name] as const),
  );
  return new Map([...grouped.map((id) => [id, nameOf(id)] as const), ...inLots]);
}

function importedFrom(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()) {
  if (found.has(id) || usedLater.test(id)) return found;
  found.add(id);
  graph.getModuleInfo(id)?.importedIds.forEach((each) => importedFrom(each, graph, found));
  return found;
}
