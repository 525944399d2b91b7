import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** A button, or a link that looks like one; at least 44 px high. */
export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    gap: '8px',
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily: 'heading',
    fontWeight: 700,
    lineHeight: 1.1,
    textAlign: 'center',
    border: '1px solid transparent',
    borderRadius: 'control',
    cursor: 'pointer',
    transition: 'background 150ms ease-out, color 150ms ease-out, filter 150ms ease-out',
    _disabled: {
      color: 'soft',
      bg: 'quiet',
      filter: 'none',
      borderColor: 'line',
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.75 },
  },
  variants: {
    tone: {
      solid: { color: 'on-leaf', bg: 'leaf-solid', _hover: { bg: 'leaf-dark' } },
      outline: { color: 'leaf', bg: 'card', borderColor: 'leaf', _hover: { bg: 'mint' } },
      quiet: { color: 'ink', bg: 'card', borderColor: 'line', _hover: { bg: 'quiet' } },
      haldi: { color: 'on-haldi', bg: 'haldi', _hover: { filter: 'brightness(1.06)' } },
      danger: { color: 'tamatar', bg: 'transparent', _hover: { bg: 'quiet' } },
      confirm: {
        color: 'on-tamatar',
        bg: 'tamatar-solid',
        _hover: { filter: 'brightness(1.06)' },
      },
    },
    size: {
      md: { minHeight: '44px', paddingInline: '16px', fontSize: '16px' },
      lg: { minHeight: '50px', paddingInline: '24px', fontSize: '18px' },
    },
  },
  defaultVariants: { tone: 'solid', size: 'md' },
});

const control = {
  width: '100%',
  minWidth: 0,
  minHeight: '48px',
  padding: '10px 14px',
  color: 'ink',
  bg: 'card',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 'control',
  transition: 'border-color 150ms ease-out',
  _hover: { borderColor: 'leaf' },
  _invalid: { borderColor: 'tamatar', boxShadow: '0 0 0 1px var(--g-colors-tamatar)' },
  _placeholder: { color: 'soft', opacity: 1 },
};

export const input = defineRecipe({ base: control });

export const textarea = defineRecipe({
  base: { ...control, minHeight: '120px', resize: 'vertical' },
});

export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field'],
  base: { root: { width: '100%' }, field: { ...control, height: '48px' } },
});

export const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gap: '6px', alignContent: 'start' },
    label: { fontWeight: 600 },
    helperText: { fontSize: '14px', color: 'soft' },
    errorText: { fontSize: '15px', fontWeight: 600, color: 'tamatar' },
  },
});

export const alert = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      gap: '8px',
      justifyItems: 'start',
      padding: '12px 16px',
      border: '1px solid',
      borderRadius: 'card',
    },
  },
  variants: {
    status: {
      info: { root: { bg: 'mint', borderColor: 'leaf' } },
      warning: { root: { bg: 'haldi-light', borderColor: 'haldi' } },
      error: { root: { fontWeight: 600, color: 'tamatar', bg: 'card', borderColor: 'tamatar' } },
    },
  },
});

export const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'closeTrigger', 'body'],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 100, bg: 'rgb(10 25 16 / 55%)' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 101,
      display: 'grid',
      placeItems: 'center',
      padding: '16px',
      overflowY: 'auto',
    },
    content: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '16px',
      width: 'min(440px, 100%)',
      padding: '24px',
      color: 'ink',
      bg: 'card',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'panel',
      boxShadow: 'float',
      _focusVisible: { outline: 'none' },
    },
    header: {
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    title: { fontSize: '24px', overflowWrap: 'anywhere' },
    closeTrigger: {
      flex: 'none',
      width: '44px',
      height: '44px',
      margin: '-8px -8px -8px 0',
      fontSize: '26px',
      lineHeight: 1,
      color: 'soft',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { bg: 'quiet' },
    },
    body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
});

/** Items are 44 px high; a checked one has a mark in front. */
export const menu = defineSlotRecipe({
  slots: ['content', 'item', 'separator'],
  base: {
    content: {
      zIndex: 50,
      minWidth: '14rem',
      maxHeight: 'var(--available-height)',
      padding: '6px',
      overflowY: 'auto',
      color: 'ink',
      bg: 'card',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'float',
      _focusVisible: { outline: 'none' },
    },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      minHeight: '44px',
      paddingInline: '12px',
      borderRadius: 'control',
      cursor: 'pointer',
      '&[data-highlighted]': { bg: 'mint' },
      _disabled: { color: 'soft', cursor: 'not-allowed' },
      '&[role=menuitemcheckbox]::before': {
        flex: 'none',
        width: '22px',
        height: '22px',
        border: '1px solid',
        borderColor: 'edge',
        borderRadius: '6px',
        content: "'' / ''",
      },
      '&[aria-checked=true]::before': { bg: 'leaf-solid', borderColor: 'leaf-solid' },
      '&[aria-checked=true]::after': {
        position: 'absolute',
        insetInlineStart: '20px',
        width: '6px',
        height: '12px',
        marginBlockStart: '-3px',
        border: 'solid',
        borderColor: 'on-leaf',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
        content: "'' / ''",
      },
    },
    separator: { height: '1px', marginBlock: '6px', bg: 'line' },
  },
});

const phone = '@media (width < 768px)';

/**
 * Hairlines, prices right-aligned. On a phone the table becomes a list: each row a block, each cell a line that starts
 * with its column's name (`data-label`); two cells with `data-half` share a line. The headings stay in the page for
 * screen readers.
 */
export const table = defineSlotRecipe({
  slots: ['root', 'caption', 'header', 'body', 'footer', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'collapse',
      textAlign: 'start',
      '& .thumbnail': {
        display: 'grid',
        placeItems: 'center',
        width: '56px',
        height: '56px',
        bg: 'quiet',
        borderRadius: 'control',
      },
      [phone]: { display: 'block' },
    },
    header: {
      bg: 'quiet',
      [phone]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    body: {
      [phone]: {
        display: 'block',
        '&:first-of-type > tr:first-of-type': { borderTop: 0 },
      },
    },
    footer: { [phone]: { display: 'block' } },
    row: {
      'tbody > &, tfoot > &': { borderTop: '1px solid', borderTopColor: 'line' },
      [phone]: {
        'tbody > &, tfoot > &': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          padding: '10px 8px',
        },
        // A picture shares the first line with its row's number.
        '&:has(td[data-half] > .thumbnail) > :first-of-type': { order: -2 },
      },
    },
    columnHeader: {
      padding: '14px 16px',
      fontWeight: 600,
      color: 'soft',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '&[data-numeric]': { textAlign: 'end' },
    },
    cell: {
      padding: '10px 16px',
      textAlign: 'start',
      verticalAlign: 'middle',
      '& :is(button, a)': { whiteSpace: 'nowrap' },
      '&[data-secondary]': { color: 'soft' },
      '&[data-numeric]': {
        fontFamily: 'heading',
        fontSize: '17px',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'end',
      },
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        gridColumn: '1 / -1',
        gap: '0 12px',
        alignItems: 'center',
        justifyContent: 'space-between',
        minWidth: 0,
        padding: '5px 8px',
        textAlign: 'end',
        overflowWrap: 'anywhere',
        '&[data-half]': { gridColumn: 'auto' },
        '&[data-half]:not([data-label])': { alignItems: 'end' },
        // A value too long for the line of its label also ends at the right.
        '&[data-label], &[data-half]': { justifyContent: 'end' },
        '&[data-half]:has(> .thumbnail)': { order: -1 },
        '&[data-label]::before': {
          flex: 'none',
          marginInlineEnd: 'auto',
          fontFamily: 'body',
          fontSize: '14px',
          fontWeight: 400,
          color: 'soft',
          content: "attr(data-label) / ''",
        },
        '&:empty': { display: 'none' },
      },
    },
  },
});
