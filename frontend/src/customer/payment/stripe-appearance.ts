import type { Appearance } from '@stripe/stripe-js';

const token = (styles: CSSStyleDeclaration, name: string) =>
  styles.getPropertyValue(`--g-${name}`).trim();

/** Applies the shop's colours to Stripe's field. The field is in an iframe, which cannot read the theme. */
export function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token(styles, 'colors-leaf'),
      colorBackground: token(styles, 'colors-card'),
      colorText: token(styles, 'colors-ink'),
      colorTextSecondary: token(styles, 'colors-soft'),
      colorDanger: token(styles, 'colors-tamatar'),
      borderRadius: token(styles, 'radii-control'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
  };
}
