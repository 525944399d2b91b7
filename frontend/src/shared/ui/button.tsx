import type { ComponentProps, MouseEvent } from 'react';

import './button.css';
import { Link, type LinkProps } from './link';

/** The look of a button. */
interface Look {
  /** solid: the default; haldi: the one call to action of a screen; danger: deleting. */
  tone?: 'solid' | 'outline' | 'quiet' | 'haldi' | 'danger';
  size?: 'md' | 'lg';
}

const lookOf = ({ tone = 'solid', size = 'md' }: Look, className?: string) => ({
  className: className ? `button ${className}` : 'button',
  'data-tone': tone,
  'data-size': size,
});

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** The action is in progress: the button keeps its focus and ignores further clicks. */
    loading?: boolean;
  };

/** A button at least 44 px high. */
export function Button(props: ButtonProps) {
  const { loading = false, type = 'button', tone, size, className, onClick, ...rest } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      {...lookOf({ tone, size }, className)}
      {...rest}
    />
  );
}

/** A link that looks like a button: `<ButtonLink to={paths.customerCart} tone="haldi">`. */
export const ButtonLink = ({ tone, size, className, ...rest }: LinkProps & Look) => (
  <Link {...lookOf({ tone, size }, className)} {...rest} />
);
