import { useContext, type ComponentProps, type MouseEvent } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useMatch,
  type NavigateOptions,
  type Path,
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
 * A link within the shop. React Router's own brings the fetching of data in advance, in which Apollo has no part. What
 * names no screen leads to the one that is shown, such as to its next page.
 */
export const Link = (props: LinkProps) =>
  typeof props.to === 'string' || props.to.pathname ? (
    <WholeLink {...props} />
  ) : (
    <LinkToHere {...props} />
  );

function LinkToHere({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return <WholeLink {...rest} to={{ pathname, ...(to as Partial<Path>) }} />;
}

/** One whose address is whole: it does not depend on where one is, so thousands of them stay as they are when that changes. */
function WholeLink({ to, state, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const href = navigator.createHref(to);
  const { target = '_self' } = rest;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    // Other tabs and windows are the browser's.
    const isModified = metaKey || altKey || ctrlKey || shiftKey;
    if (event.defaultPrevented || button !== 0 || isModified || target !== '_self') return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const go = (replace ?? href === pathname + search + hash) ? navigator.replace : navigator.push;
    go(href, state, { preventScrollReset });
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** A link that says where it leads to what is on the screen: at its address, or, unless `end`, below it. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { to: string; end?: boolean }) {
  const isCurrent = useMatch({ path: to, end }) !== null;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
