import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { storeName } from './store-name';

/** The default description; the server writes the same. */
const usualDescription = (): string =>
  t`Fresh groceries at your door in Thane, in the slot you choose.`;

/** The path that the browser first opened: what the server wrote about that page applies only to it. */
const firstPath = globalThis.location?.pathname;

/** Sets the window's title, description and canonical address for the screen. */
export function usePageHead(title: string, description = usualDescription()): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title === storeName() ? title : `${title} · ${storeName()}`;
  }, [title]);

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [description]);

  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
    if (pathname !== firstPath)
      document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname]);
}
