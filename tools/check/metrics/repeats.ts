import type { Source } from './sources.ts';

export interface Place {
  path: string;
  /** Line numbers from 1, both included. */
  from: number;
  to: number;
}

interface Line {
  number: number;
  tokens: string[];
}

const keywords = new Set(
  (
    'as async await break case catch class const continue default delete do else export extends false finally for from function get if ' +
    'import in instanceof interface let new null of return set static switch this throw true try type typeof undefined void while yield'
  ).split(' '),
);
const token = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[\p{L}_$][\p{L}\d_$]*|\d[\d_.]*|=>|[^\s\w]/gu;
const isName = /^[\p{L}_$]/u;

/** A line with only a bracket or one name of a list, such as `dates,` or `dates: datesPtBR,`. */
const saysNothing = /^[^\p{L}\d]*$|^[\p{L}_$][\p{L}\d_$]*(: [\p{L}_$][\p{L}\d_$]*)?,$/u;

/** The lines of code, without imports and comments. */
export function linesOf(source: Source): Line[] {
  const lines: Line[] = [];
  let isInside: 'comment' | 'import' | null = null;
  source.lines.forEach((raw, index) => {
    const text = raw.trim();
    if (isInside === 'comment') {
      if (text.includes('*/')) isInside = null;
      return;
    }
    if (isInside === 'import') {
      if (/from '.*';$/.test(text)) isInside = null;
      return;
    }
    if (text.startsWith('/*') || text.startsWith('{/*')) {
      if (!text.includes('*/')) isInside = 'comment';
      return;
    }
    if (/^(import|export) (type )?\{?$/.test(text) || (/^import\b/.test(text) && !text.endsWith(';'))) {
      isInside = 'import';
      return;
    }
    if (/^import\b|^export .* from '|^\/\//.test(text) || saysNothing.test(text)) return;
    lines.push({ number: index + 1, tokens: text.replace(/\s\/\/ .*$/, '').match(token) ?? [] });
  });
  return lines;
}

/**
 * A text that is equal for two runs of lines that differ only in names: each name is replaced by the position of its
 * first use.
 */
function shapeOf(lines: readonly Line[]): string {
  const places = new Map<string, number>();
  let shape = '';
  for (const { tokens } of lines) {
    for (const each of tokens) {
      if (!isName.test(each) || keywords.has(each)) shape += each;
      else {
        if (!places.has(each)) places.set(each, places.size);
        shape += `\u0001${places.get(each)}`;
      }
      shape += '\u0002';
    }
    shape += '\n';
  }
  return shape;
}

/** The pairs of places in which more than `maxEqualLines` lines are equal, or equal except for names. */
export function findRepeats(sources: readonly Source[], maxEqualLines: number): [Place, Place][] {
  const size = maxEqualLines + 1;
  const seen = new Map<string, { file: number; at: number }>();
  const files = sources.map(linesOf);
  const pairs: [Place, Place][] = [];
  files.forEach((lines, file) => {
    for (let at = 0; at + size <= lines.length; at++) {
      const shape = shapeOf(lines.slice(at, at + size));
      const first = seen.get(shape);
      if (!first) seen.set(shape, { file, at });
      else if (first.file !== file || first.at + size <= at) {
        pairs.push([placeOf(first.file, first.at), placeOf(file, at)]);
        at += size - 1;
      }
    }
  });
  return pairs;

  function placeOf(file: number, at: number): Place {
    const lines = files[file] ?? [];
    return { path: sources[file]?.path ?? '', from: lines[at]?.number ?? 0, to: lines[at + size - 1]?.number ?? 0 };
  }
}
