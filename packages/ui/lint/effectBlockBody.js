import { nameOf } from './syntaxNodes.js';

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
const hasExpressionBody = (node) => node?.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement';
/** `(node) => node?.focus()`; an assignment is what refs are for, and TypeScript refuses it as a clean-up. */
const returnsCall = (node) => hasExpressionBody(node) && /^(?:Call|Chain|Await)Expression$/.test(node.body.type);

/**
 * React calls whatever an effect or a ref callback returns when it cleans up. A browser may begin to return something where
 * the types say `void`, as `scrollIntoView` has, so that a body without braces crashes the page at the next update.
 */
export const effectBlockBody = {
  meta: {
    type: 'problem',
    docs: { description: 'Effects and ref callbacks say in a block whether they return a clean-up' },
    messages: {
      effect: 'Give the effect a block body: React calls what its expression returns as the clean-up.',
      named: 'Call the function in a block: React calls what it returns as the clean-up of the effect.',
      ref: 'Give the ref callback a block body: React calls what its expression returns as the clean-up.',
    },
    schema: [],
  },
  create(context) {
    return {
      CallExpression(node) {
        if (!effects.has(nameOf(node.callee))) return;
        const [effect] = node.arguments;
        if (hasExpressionBody(effect)) context.report({ node: effect, messageId: 'effect' });
        else if (effect && !isFunction(effect)) context.report({ node: effect, messageId: 'named' });
      },
      JSXAttribute(node) {
        const ref = nameOf(node) === 'ref' ? node.value?.expression : undefined;
        if (returnsCall(ref)) context.report({ node: ref, messageId: 'ref' });
      },
    };
  },
};
