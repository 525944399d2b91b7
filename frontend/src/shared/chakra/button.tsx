import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';

import { button } from '../theme/recipes';
import { Link } from '../ui/link';

const StyledButton = chakra('button', button);

type ButtonProps = ComponentProps<typeof StyledButton> & {
  /** The action is in progress: the button keeps its focus and ignores further clicks. */
  loading?: boolean;
};

/** A button at least 44 px high. */
export function Button({ loading = false, onClick, ...props }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type="button"
      {...props}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
    />
  );
}

/** A link that looks like a button: `<ButtonLink to={paths.adminOrders} tone="outline">`. */
export const ButtonLink = chakra(Link, button);

/** A link out of the single page that looks like a button, such as a file to download. */
export const ButtonAnchor = chakra('a', button);
