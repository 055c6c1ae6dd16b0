import { nameOf } from './syntaxNodes.js';

/** Attributes that people read or hear. */
const naming =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|label|placeholder|hint|error|warning|disabledReason|message|description|text)$/;
const hasWord = (text) => /\p{L}/u.test(text);

/** Texts of an expression that ends up on the page, through conditions but not into calls. */
function textsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasWord(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => hasWord(quasi.value.cooked ?? '')) ? [node] : [];
    case 'JSXExpressionContainer':
      return textsIn(node.expression);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return [...textsIn(node.left), ...textsIn(node.right)];
    default:
      return [];
  }
}

/** For apps in several languages or with texts that an editor owns: everything said comes from a catalogue. */
export const noTextLiteral = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Texts come from the catalogue of messages' },
    messages: { literal: 'This text is not in the catalogue of messages: nobody can replace or translate it.' },
    schema: [],
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'literal' });
    return {
      JSXText(node) {
        if (hasWord(node.value)) report(node);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') textsIn(node).forEach(report);
      },
      JSXAttribute(node) {
        if (naming.test(nameOf(node))) textsIn(node.value).forEach(report);
      },
    };
  },
};
