import type { ComponentProps, MouseEvent } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useMatch,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'state' | 'replace' | 'preventScrollReset'> {
  /** Where it leads, within the shop. */
  to: To;
}

/**
 * A link within the shop, by React Router's hooks. Its own component brings the fetching of data in advance, in which
 * Apollo has no part.
 */
export function Link({ to, state, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const { target } = rest;
  const follow = useLinkClickHandler(to, { state, replace, preventScrollReset, target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** A link that says where it leads to what is on the screen: at its address, or, unless `end`, below it. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { to: string; end?: boolean }) {
  const isCurrent = useMatch({ path: to, end }) !== null;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
