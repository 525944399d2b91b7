import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

/**
 * A colour in the light composition and in the dark one: as the system has it, or as was chosen in
 * the header. On paper it is always light. Each condition outdoes those before it.
 */
const pair = (light: string, dark: string) => ({
  value: { base: light, _osDark: dark, _chosenLight: light, _chosenDark: dark, _paper: light },
});

export const tokens = defineTokens({
  fonts: {
    heading: { value: "'Baloo 2', 'Nirmala UI', system-ui, sans-serif" },
    body: { value: "'Mukta', 'Nirmala UI', system-ui, sans-serif" },
  },
  spacing: {
    1: { value: '4px' },
    2: { value: '8px' },
    3: { value: '12px' },
    4: { value: '16px' },
    6: { value: '24px' },
    9: { value: '36px' },
  },
  radii: {
    control: { value: '12px' },
    card: { value: '18px' },
    panel: { value: '22px' },
    banner: { value: '28px' },
  },
  sizes: { page: { value: '1200px' }, control: { value: '44px' } },
});

/**
 * Dark is composed, not inverted: ink-green grounds on which the pictures glow. What carries white
 * text (leafSolid, leafDark) is the same in both; what is text itself (leaf, tamatar) is lighter.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    leaf: pair('#1b7a43', '#74d29d'),
    leafSolid: pair('#1b7a43', '#1b7a43'),
    leafDark: pair('#0f5a2f', '#0f5a2f'),
    onLeaf: pair('#ffffff', '#ffffff'),
    mint: pair('#e9f5ec', '#18301f'),
    cream: pair('#fff4e2', '#31281a'),
    lilac: pair('#f3ecfb', '#292338'),
    sky: pair('#e8f2fb', '#172a38'),
    paper: pair('#fbfaf6', '#0e1611'),
    card: pair('#ffffff', '#16211a'),
    quiet: pair('#f2f4ee', '#1e2b23'),
    line: pair('#e6e8e1', '#2c3a31'),
    edge: pair('#848f88', '#75837a'),
    ink: pair('#1d2b22', '#e9f0ea'),
    soft: pair('#5d6b62', '#a8b7ad'),
    haldi: pair('#f4b000', '#f4b000'),
    onHaldi: pair('#1d2b22', '#1d2b22'),
    haldiLight: pair('#fff3cf', '#37300f'),
    haldiText: pair('#7a5200', '#f7cf62'),
    tamatar: pair('#c23a27', '#ff9d8e'),
    tamatarSolid: pair('#c23a27', '#b83522'),
    onTamatar: pair('#ffffff', '#ffffff'),
  },
  shadows: {
    float: pair('0 10px 30px rgba(15, 60, 35, 0.22)', '0 10px 30px rgba(0, 0, 0, 0.6)'),
  },
});
