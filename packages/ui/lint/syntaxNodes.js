/** The nodes between a value and its property, attribute or variable. */
const passes = new Set([
  'TemplateLiteral',
  'TemplateElement',
  'ConditionalExpression',
  'LogicalExpression',
  'JSXExpressionContainer',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'BinaryExpression',
]);

/** The property, attribute or declaration that holds the value, whatever stands between; undefined where none does. */
export function placeOf(node) {
  let held = node;
  while (held.parent && passes.has(held.parent.type)) held = held.parent;
  const { parent } = held;
  if (!parent) return undefined;
  const isHolder =
    (parent.type === 'Property' && parent.value === held) ||
    (parent.type === 'VariableDeclarator' && parent.init === held) ||
    (parent.type === 'AssignmentExpression' && parent.right === held) ||
    parent.type === 'JSXAttribute';
  return isHolder ? parent : undefined;
}

/** `color` of `color: …`, of `color="…"`, of `const color = …` and of `style.color = …`. */
export function nameOf(node) {
  switch (node?.type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return nameOf(node.key);
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return nameOf(node.id);
    case 'AssignmentExpression':
      return nameOf(node.left);
    case 'MemberExpression':
      return nameOf(node.property);
    case 'JSXAttribute':
    case 'JSXOpeningElement':
      return nameOf(node.name);
    case 'JSXMemberExpression':
      return nameOf(node.property);
    case 'JSXNamespacedName':
      return `${nameOf(node.namespace)}:${nameOf(node.name)}`;
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'JSXIdentifier':
      return node.name;
    case 'Literal':
      return String(node.value);
    default:
      return '';
  }
}
