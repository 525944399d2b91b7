import { chakra, defineRecipe, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    fontFamily: 'heading',
    fontWeight: 700,
    lineHeight: '1.1',
    textAlign: 'center',
    borderRadius: 'control',
    border: '1px solid transparent',
    cursor: 'pointer',
    transition: 'background 150ms ease-out, color 150ms ease-out, filter 150ms ease-out',
    _disabled: { cursor: 'not-allowed', bg: 'quiet', color: 'soft', borderColor: 'line' },
    '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.75 },
  },
  variants: {
    tone: {
      solid: { bg: 'leafSolid', color: 'onLeaf', _hover: { _enabled: { bg: 'leafDark' } } },
      outline: {
        bg: 'card',
        color: 'leaf',
        borderColor: 'leaf',
        _hover: { _enabled: { bg: 'mint' } },
      },
      quiet: {
        bg: 'card',
        color: 'ink',
        borderColor: 'line',
        _hover: { _enabled: { bg: 'quiet' } },
      },
      haldi: {
        bg: 'haldi',
        color: 'onHaldi',
        _hover: { _enabled: { filter: 'brightness(1.06)' } },
      },
      danger: { bg: 'transparent', color: 'tamatar', _hover: { _enabled: { bg: 'quiet' } } },
    },
    size: {
      md: { minHeight: 'control', paddingInline: 4, fontSize: '16px' },
      lg: { minHeight: '50px', paddingInline: 6, fontSize: '18px' },
    },
  },
  defaultVariants: { tone: 'solid', size: 'md' },
});

const StyledButton = chakra('button', buttonRecipe);

type ButtonProps = HTMLChakraProps<'button', RecipeProps<'button'>> & {
  /** solid: the usual one; haldi: the one call to action of a screen; danger: deleting. */
  tone?: 'solid' | 'outline' | 'quiet' | 'haldi' | 'danger';
  size?: 'md' | 'lg';
  /** The action is under way: the button keeps its focus and ignores further clicks. */
  loading?: boolean;
};

/** A button at least 44 px high. */
export function Button({ loading = false, type = 'button', onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      {...rest}
    />
  );
}

/** A link that looks like a button: `<ButtonLink to={paths.clientCart} tone="haldi">`. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** A link out of the single page that looks like a button, such as a file to download. */
export const ButtonAnchor = chakra('a', buttonRecipe);
