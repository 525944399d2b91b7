import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/config/config';

const TABLE = 'docs/security/asvs.md';
const DOCUMENTS = [TABLE, 'docs/security/handbook.md', 'SECURITY.md'];
const read = (document: string) => readFileSync(join(projectRoot, document), 'utf8');

/** The requirements of ASVS 5.0 by level: '1.2:1-3' stands for 1.2.1, 1.2.2 and 1.2.3. */
const LEVELS = {
  1: `1.2:1-5 1.3:1-2 1.5:1 2.1:1 2.2:1-2 2.3:1 3.2:1-2 3.3:1 3.4:1-2 3.5:1-3 4.1:1 4.4:1 5.2:1-2 5.3:1-2 6.1:1
    6.2:1-8 6.3:1-2 6.4:1-2 7.2:1-4 7.4:1-2 8.1:1 8.2:1-2 8.3:1 9.1:1-3 9.2:1 10.4:1-5 11.3:1-2 11.4:1 12.1:1
    12.2:1-2 13.4:1 14.2:1 14.3:1 15.1:1 15.2:1 15.3:1`,
  2: `1.1:1-2 1.2:6-9 1.3:3-11 1.4:1-3 1.5:2 2.1:2-3 2.2:3 2.3:2-4 2.4:1 3.3:2-4 3.4:3-6 3.5:4-5 3.7:1-2 4.1:2-3
    4.2:1 4.3:1-2 4.4:2-4 5.1:1 5.2:3 5.4:1-3 6.1:2-3 6.2:9-12 6.3:3-4 6.4:3-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3
    7.3:1-2 7.4:3-5 7.5:1-2 7.6:1-2 8.1:2 8.2:3 8.4:1 9.2:2-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:6-11 10.5:1-5 10.6:1-2
    10.7:1-3 11.1:1-2 11.2:1-3 11.3:3 11.4:2-4 11.5:1 11.6:1 12.1:2-3 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:2-5
    14.1:1-2 14.2:2-4 14.3:2-3 15.1:2-3 15.2:2-3 15.3:2-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4
    17.3:1-2`,
};

const STATES = ['Held', 'By design', "Operator's", 'In part', 'Not met', 'Does not apply'];

function idsOf(level: keyof typeof LEVELS): string[] {
  return LEVELS[level].split(/\s+/).flatMap((range) => {
    const [section, span = ''] = range.split(':');
    const [first = 0, last = first] = span.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => `${section}.${first + n}`);
  });
}

/** The cells of each line of a table. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const requirements = rowsOf(read(TABLE))
  .filter(([, ids = '']) => /^\d+\.\d+\.\d+/.test(ids))
  .map(([, ids = '', levels = '', , how = '']) => ({
    ids: ids.split(', '),
    levels,
    state: /^\*\*([^*]+)\.\*\*/.exec(how)?.[1],
  }));

describe('the table of ASVS', () => {
  it('has each requirement of levels 1 and 2 once, with its level and a state', () => {
    const listed = requirements.flatMap(({ ids }) => ids);
    expect([...listed].sort()).toEqual([...idsOf(1), ...idsOf(2)].sort());
    const first = new Set(idsOf(1));
    for (const { ids, levels, state } of requirements) {
      const expected = [...new Set(ids.map((id) => (first.has(id) ? '1' : '2')))].sort();
      expect([ids, levels]).toEqual([ids, expected.join(', ')]);
      expect(STATES).toContain(state);
    }
  });

  it('says at its top how many are in which state', () => {
    const first = new Set(idsOf(1));
    for (const state of STATES) {
      const ids = requirements.filter((each) => each.state === state).flatMap((each) => each.ids);
      const ofFirst = ids.filter((id) => first.has(id)).length;
      const told = rowsOf(read(TABLE)).find(([, name]) => name === state);
      expect(told?.slice(1, 5)).toEqual(
        [state, ofFirst, ids.length - ofFirst, ids.length].map(String),
      );
    }
  });
});

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('names files that are there', () => {
    const named = [...text.matchAll(/`((?:backend|frontend|e2e|docs|scripts|faults)\/[\w./-]+)`/g)];
    const missing = named.map(([, path = '']) => path).filter((path) => !isThere(path));
    expect(missing).toEqual([]);
  });

  it('links to documents and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    for (const [link, path = '', heading] of links) {
      const target = path ? join(dirname(document), path) : document;
      expect([link, isThere(target)]).toEqual([link, true]);
      if (heading)
        expect([link, headingsOf(read(target))]).toEqual([link, expect.arrayContaining([heading])]);
    }
  });
});

const isThere = (path: string) => existsSync(join(projectRoot, path));

/** The headings of a document as link anchors. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
