import { nameOf } from './syntaxNodes.js';

const stripsLetters = /\\D|\[\^(?![^\]]*(?:A-Z|a-z))(?:0-9|\\d)[^\]]*\]/;
const wantsDigits = /\\d|\[0-9\]/;
/** `[0-9A-Z]{12}\d{2}` knows what a CNPJ is. */
const takesLetters = /A-Z|a-z|\\w|\\p\{L/;
const textMethods = new Set(['replace', 'replaceAll', 'split', 'match', 'matchAll', 'search']);
const toNumber = new Set(['Number', 'parseInt', 'parseFloat', 'BigInt']);
const isCnpj = (text) => /cnpj/i.test(text);

const patternOf = (node) => (node?.type === 'Literal' && node.regex ? node.regex.pattern : undefined);

const isDigitsOnly = (pattern) => wantsDigits.test(pattern) && !takesLetters.test(pattern);

/** The number itself, not one of its places (`cnpj[12]`). */
const isWholeCnpj = (node) =>
  isCnpj(nameOf(node?.type === 'MemberExpression' && node.computed ? undefined : node)) &&
  node.type !== 'CallExpression';

/** Whether the names around the code say that it deals with a CNPJ. */
function isAboutCnpj(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (isCnpj(nameOf(at))) return true;
    // A file's or a component's name says nothing about each line in it.
    if (/^(?:FunctionDeclaration|ClassDeclaration|JSXElement|Program)$/.test(at.type)) return false;
  }
  return false;
}

/** Since July 2026 the first twelve of the fourteen places may be letters. */
export const noDigitsOnlyCnpj = {
  meta: {
    type: 'problem',
    docs: { description: 'A CNPJ may have letters in its first twelve places' },
    messages: {
      digits:
        'A CNPJ may have letters in its first twelve places: use readMask, formatCnpj or isValidCnpj of @oraculo/ui.',
    },
    schema: [],
  },
  create(context) {
    const textOf = (node) => context.sourceCode.getText(node);
    const report = (node) => context.report({ node, messageId: 'digits' });
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (toNumber.has(nameOf(callee)) && isWholeCnpj(given[0])) return report(node);
        if (callee.type !== 'MemberExpression') return undefined;
        const method = nameOf(callee.property);
        const tested = method === 'test' || method === 'exec' ? patternOf(callee.object) : undefined;
        if (tested && isDigitsOnly(tested) && given[0] && isCnpj(textOf(given[0]))) return report(node);
        const pattern = textMethods.has(method) ? patternOf(given[0]) : undefined;
        if (!pattern) return undefined;
        const isOnCnpj = isCnpj(textOf(callee.object));
        if (stripsLetters.test(pattern) && (isOnCnpj || isAboutCnpj(node))) return report(node);
        const keepsDigits = method.startsWith('match') && isDigitsOnly(pattern);
        return keepsDigits && isOnCnpj ? report(node) : undefined;
      },
      UnaryExpression(node) {
        if (node.operator === '+' && isWholeCnpj(node.argument)) report(node);
      },
    };
  },
};
