import { nameOf } from './syntaxNodes.js';

/** Props and variables that are called so hold what people read. */
const textual =
  /(?:^|[a-z\d])(?:text|texts|label|title|subtitle|caption|name|message|sentence|word|hint|error|warning|failure|reason|placeholder|summary|amount|total|count|number|share|percent|size|unit|initials|day|date|month|year|time|code|value)$/i;
/** Functions whose result people read. */
const speaking =
  /^(?:format|describe|say|tell|name|label|count|plural|write|spell|truncate|mask|cut|String$|to\w*String$|join$|t$)/;
const speakers = /^(?:t|messages|words|texts)$|Messages$|Texts$|Words$/;
/** Elements whose children are a text, and a fragment for one of them. */
const lines = /^(?:|a|b|button|caption|dd|dt|em|figcaption|h[1-6]|kbd|label|legend|li|p|small|span|strong|td|th)$/;
const isMarkup = (node) => node?.type === 'JSXElement' || node?.type === 'JSXFragment';

/** The object of a call, or of a property: `messages` of `messages.row.count(2)`. */
function sourceOf(node) {
  let at = node;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression' || at.type === 'ChainExpression') {
    at = at.object ?? at.callee ?? at.expression;
  }
  return nameOf(at);
}

/** The value that a `const` of the same file gives to the name. */
function valueOf(identifier, context) {
  let scope = context.sourceCode.getScope(identifier);
  while (scope) {
    const variable = scope.set.get(identifier.name);
    if (variable) {
      const [definition] = variable.defs;
      const isConst = definition?.node.type === 'VariableDeclarator' && definition.node.id.type === 'Identifier';
      return isConst ? definition.node.init : undefined;
    }
    scope = scope.upper;
  }
  return undefined;
}

function mayBeText(node, context) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value !== '');
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return node.operator === '+';
    case 'ConditionalExpression':
      return mayBeText(node.consequent, context) || mayBeText(node.alternate, context);
    case 'LogicalExpression':
      return mayBeText(node.right, context) || (node.operator !== '&&' && mayBeText(node.left, context));
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return mayBeText(node.expression, context);
    case 'CallExpression': {
      if (node.arguments.some(({ body }) => isMarkup(body))) return false;
      return speaking.test(nameOf(node.callee)) || speakers.test(sourceOf(node));
    }
    case 'MemberExpression':
      return textual.test(nameOf(node)) || speakers.test(sourceOf(node));
    case 'Identifier': {
      const value = valueOf(node, context);
      if (!value || value.type === 'Identifier') return textual.test(node.name);
      return isMarkup(value)
        ? false
        : mayBeText(value, context) || (value.type === 'AwaitExpression' && textual.test(node.name));
    }
    default:
      return false;
  }
}

const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' || /^\s+$/.test(String(child.expression.value ?? ''))));

/**
 * React keeps each text beside something else as a node that it writes to and measures by. The translator of a browser puts
 * nodes of its own in their place: React then throws, or writes where nobody reads.
 */
export const noLooseText = {
  meta: {
    type: 'problem',
    docs: { description: 'A text that changes, or beside something that comes and goes, is alone in its element' },
    messages: {
      loose:
        'On a page that the browser translates React loses this text: give it an element of its own, or make one text of it and its neighbours.',
    },
    schema: [],
  },
  create(context) {
    function check(node) {
      const parts = node.children.filter((child) => !isBlank(child));
      const isLine = lines.test(nameOf(node.openingElement));
      const dynamic = parts.filter(({ type }) => type === 'JSXExpressionContainer');
      if (parts.length < 2 || dynamic.length === 0) return;
      for (const part of parts) {
        const isChildren = isLine && nameOf(part.expression) === 'children';
        const isText = part.type === 'JSXText' || isChildren || mayBeText(part.expression, context);
        if (isText) context.report({ node: part, messageId: 'loose' });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
