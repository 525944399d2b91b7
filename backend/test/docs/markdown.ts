import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/config/config';

/** A fenced block of a document, verbatim. */
export interface Block {
  file: string;
  line: number;
  /** The info string after the opening fence: `sh`, `json`. */
  info: string;
  text: string;
}

/** Every document for people who work with the shop; decisions only describe their time. */
export const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/security'),
  'faults/README.md',
  'bench/README.md',
  'bench/cluster/README.md',
];

function markdownIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

export const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
export const isThere = (path: string): boolean => existsSync(join(projectRoot, path));

/** The fenced blocks of a document, without the indentation within a list. */
export function blocksOf(file: string): Block[] {
  const document = read(file);
  return [...document.matchAll(/^( *)```(\S*)\n(.*?)^\1```$/gms)].map((match) => {
    const [, indent = '', info = '', text = ''] = match;
    const line = document.slice(0, match.index).split('\n').length;
    return { file, line, info, text: text.replace(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

/** A table row by column heads, without code marks. */
export type Row = Record<string, string>;

/** The first table after a heading or a text. */
export function tableAfter(file: string, mark: string): Row[] {
  const document = read(file);
  const at = document.indexOf(mark);
  if (at === -1) throw new Error(`${file} has no '${mark}'`);
  const lines = document.slice(at).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  const [heads = [], , ...rows] = rest.slice(0, end === -1 ? undefined : end).map(cellsOf);
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The texts within code marks in a cell. */
export const codesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
