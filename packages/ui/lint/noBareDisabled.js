import { nameOf } from './syntaxNodes.js';

const nativeActions = /^(?:button|input|select|textarea|fieldset|a)$/;
const isOwn = (name) => /^[A-Z]/.test(name);

/** The text of a value that is always the same; undefined for one that is not known before the code runs. */
function fixedValue(value) {
  if (value === null) return true;
  if (value.type === 'Literal') return value.value;
  if (value.type === 'JSXExpressionContainer') return fixedValue(value.expression);
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0].value.cooked;
  return undefined;
}

/** Reasons that a condition may give, `cond ? '' : undefined` and `cond && true`. */
function outcomes(value) {
  const node = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  if (node?.type === 'ConditionalExpression') return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  if (node?.type === 'LogicalExpression') return outcomes(node.right);
  return [fixedValue(node)];
}

const saysNothing = (reason) => reason === true || (typeof reason === 'string' && reason.trim() === '');

/** A control that is off and does not say why leaves people guessing, and leaves the Tab order. */
export const noBareDisabled = {
  meta: {
    type: 'problem',
    docs: { description: 'A disabled action says why' },
    messages: {
      bare: '<{{element}}> does not say why it is disabled: give a control of the kit a disabledReason.',
      undescribed: '<{{element}}> is aria-disabled and does not say why: point aria-describedby to the reason.',
      empty: 'disabledReason has to be a sentence that says what is missing.',
    },
    schema: [],
  },
  create(context) {
    return {
      JSXOpeningElement(node) {
        const element = nameOf(node);
        const attributes = node.attributes.filter((attribute) => attribute.type === 'JSXAttribute');
        const find = (name) => attributes.find((attribute) => nameOf(attribute) === name);
        const report = (attribute, messageId) => context.report({ node: attribute, messageId, data: { element } });

        const disabled = find('disabled') ?? find('isDisabled');
        const isAction = nativeActions.test(element) || isOwn(element);
        if (disabled && isAction && fixedValue(disabled.value) !== false) report(disabled, 'bare');

        const off = find('aria-disabled');
        const isOff = off && isAction && ![false, 'false'].includes(fixedValue(off.value));
        // Spread props may hold the description.
        const mayBeDescribed = find('aria-describedby') || attributes.length < node.attributes.length;
        if (isOff && !mayBeDescribed) report(off, 'undescribed');

        const reason = find('disabledReason');
        if (reason && outcomes(reason.value).some(saysNothing)) report(reason, 'empty');
      },
    };
  },
};
