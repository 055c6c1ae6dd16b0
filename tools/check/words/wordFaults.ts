interface WordRule {
  /** In prose without code. */
  pattern: RegExp;
  instead: string;
}

const startOfSentence = String.raw`(?:^|[.!?:;] |\n\s*\n|(?:^|\n)\s*(?:[-*>#|]+|\d+\.)\s+|\| )`;

const wordRules: readonly WordRule[] = [
  { pattern: /\banew\b/gi, instead: 'again' },
  { pattern: /\btold\b/gi, instead: 'the verb of what happens: shown, announced, reported, named, passed' },
  { pattern: /\basked of\b/gi, instead: 'required of, or requested from' },
  { pattern: /\bwhoever\b/gi, instead: 'the person: a user who, anybody who' },
  { pattern: /\bthose that\b/gi, instead: 'the noun: rows that, files that' },
  { pattern: /\bstands? beside\b/gi, instead: 'is next to, or is compared with' },
  { pattern: /\bof before\b/gi, instead: 'former, or previous' },
  { pattern: /\b(?:the way to stop|returns what ends it)\b/gi, instead: 'the clean-up function' },
  { pattern: /\bthat (?:is|are) none\b/gi, instead: 'invalid, missing or excluded' },
  { pattern: /\bproviders? within\b/gi, instead: 'nested provider' },
  // A question may begin with it.
  {
    pattern: new RegExp(`${startOfSentence}What\\b(?![^.!?|]*\\?)`, 'g'),
    instead: 'the subject: name the thing first',
  },
];

/** Quick, and true for too many: story names are written without spaces, so it accepts parts of words. */
export const mayHaveFaults = (source: string): boolean =>
  /anew|told|asked\s?of|whoever|those\s?that|stands?\s?beside|of\s?before/i.test(source) || /\bWhat\b/.test(source);

export interface WordFault {
  /** From 1, in the text. */
  line: number;
  words: string;
  instead: string;
}

/** Words that a second-language reader stumbles over, each with what to write in its place. */
export const wordFaults = (text: string): WordFault[] =>
  wordRules.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: text.slice(0, match.index + match[0].length).split('\n').length,
      words: match[0].replaceAll(/[\s|#>*-]+/g, ' ').trim(),
      instead,
    })),
  );
