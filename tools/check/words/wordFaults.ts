interface WordRule {
  /** Matches prose without code. */
  pattern: RegExp;
  instead: string;
  /** Words of the screens: allowed inside quotes and code, and in Portuguese examples. */
  isPortuguese?: true;
}

const startOfSentence = String.raw`(?:^|[.!?:;] |\n\s*\n|(?:^|\n)\s*(?:[-*>#|]+|\d+\.)\s+|\| )`;

/**
 * Everyday words of the screens. The terms of docs/glossary.md, such as glosa and carteirinha, are not among them. Written with a
 * capital they are the label of a button or a field.
 */
const portuguese = [
  'abrir|apagar|buscar|conferir|enviar|excluir|fechar|pesquisar|procurar|recuperar|salvar|voltar',
  'arquivos?|campos?|erros?|linhas?|páginas?|pedidos?|senhas?|telas?|usuários?|botão|botões|não|já|também',
].join('|');

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
  // A question may begin with “What”.
  {
    pattern: new RegExp(`${startOfSentence}What\\b(?![^.!?|]*\\?)`, 'g'),
    instead: 'the subject: name the thing first',
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d_/.-])(?:${portuguese})(?![\p{L}\d_/.-])`, 'gu'),
    instead: 'the English word, or the Portuguese one in quotes',
    isPortuguese: true,
  },
];

const mayBePortuguese = new RegExp(portuguese);

/** A quick check with false positives: story names have no spaces, so it also matches parts of words. */
export const mayHaveFaults = (source: string): boolean =>
  /anew|told|asked\s?of|whoever|those\s?that|stands?\s?beside|of\s?before/i.test(source) ||
  /way to stop|what ends it|that (?:is|are) none|providers? within/i.test(source) ||
  /\bWhat\b/.test(source) ||
  mayBePortuguese.test(source);

/** Replaces quotes by blanks of the same length, so that positions do not change. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/`[^`\n]*`|@default '[^'\n]*'|“[^”]*”|"[^"\n]*"/g, (quoted) => quoted.replaceAll(/[^\n]/g, ' '));

export interface WordFault {
  /** The line in the text, from 1. */
  line: number;
  words: string;
  instead: string;
}

/** Words that a second-language reader stumbles over, each with its replacement. */
export const wordFaults = (text: string, isInPortuguese = false): WordFault[] =>
  wordRules.flatMap(({ pattern, instead, isPortuguese }) =>
    [...(isPortuguese ? (isInPortuguese ? '' : withoutQuotes(text)) : text).matchAll(pattern)].map((match) => ({
      line: text.slice(0, match.index + match[0].length).split('\n').length,
      words: match[0].replaceAll(/[\s|#>*-]+/g, ' ').trim(),
      instead,
    })),
  );
