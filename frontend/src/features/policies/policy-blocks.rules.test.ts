import { describe, expect, it } from 'vitest';

import { blocksOf } from './policy-blocks.rules';

describe('the parts of a policy', () => {
  it('are headings, lists and paragraphs of lines', () => {
    expect(blocksOf('One\n\n## Two\r\nThree\nfour\n- five\n-  six\n\nseven')).toEqual([
      { kind: 'paragraph', lines: ['One'] },
      { kind: 'heading', text: 'Two' },
      { kind: 'paragraph', lines: ['Three', 'four'] },
      { kind: 'list', items: ['five', ' six'] },
      { kind: 'paragraph', lines: ['seven'] },
    ]);
  });

  it('are nothing but text, whatever is written', () => {
    const text = '<script>alert(1)</script> [a](javascript:b) **c**';
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', lines: [text] }]);
    expect(blocksOf(' \n\n')).toEqual([]);
  });
});
