import type { ComponentProps, MouseEvent } from 'react';
import {
  createPath,
  useLocation,
  useMatch,
  type NavigateOptions,
  type Path,
  type To,
} from 'react-router-dom';

import { useNavigate } from '../lib/navigation';

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'state' | 'replace' | 'preventScrollReset'> {
  /** The destination within the shop. */
  to: To;
}

/**
 * A link within the shop. React Router's own subscribes to the address, so that each link in a list of thousands would
 * render again on every change; it also includes prefetching, which Apollo does here. A destination without a path
 * refers to the current screen, for example to its next page.
 */
export const Link = (props: LinkProps) =>
  typeof props.to === 'string' || props.to.pathname ? (
    <AbsoluteLink {...props} />
  ) : (
    <LinkToHere {...props} />
  );

function LinkToHere({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return <AbsoluteLink {...rest} to={{ pathname, ...(to as Partial<Path>) }} />;
}

function AbsoluteLink({ to, state, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const href = typeof to === 'string' ? to : createPath(to);
  const { target = '_self' } = rest;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    // The browser opens other tabs and windows.
    const isModified = metaKey || altKey || ctrlKey || shiftKey;
    if (event.defaultPrevented || button !== 0 || isModified || target !== '_self') return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const isHere = href === pathname + search + hash;
    navigate(href, { state: state as unknown, replace: replace ?? isHere, preventScrollReset });
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** A link that marks itself as current at its address, and below it unless `end` is set. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { to: string; end?: boolean }) {
  const isCurrent = useMatch({ path: to, end }) !== null;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
