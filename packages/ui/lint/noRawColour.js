import { nameOf, placeOf } from './syntaxNodes.js';

const hex = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})`;
const onlyHex = new RegExp(`^${hex}$`, 'i');
const someHex = new RegExp(String.raw`(?<![\w/#&-])${hex}(?![\w-])`, 'i');
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?:from\b|[\d.+-]|[a-z\d-]+\s+[\d.+-])/i;
const named =
  /^(?:white|black|red|green|blue|gr[ae]y|silver|maroon|purple|fuchsia|lime|olive|yellow|navy|teal|aqua|orange|gold|pink|brown|cyan|magenta|crimson|tomato|(?:dark|light|medium|dim|hot|deep|pale|slate)[a-z]+)$/i;
/** Properties and attributes whose value is, or holds, a colour. */
const painting = /colou?r|background|border|outline|shadow|^fill$|^stroke$|^accent|^caret|gradient/i;
/** Where `#cafe` is the name of a place. */
const address = /^(?:href|to|hash|id|anchor|selector|url)$/i;

function faultIn(text, place) {
  if (address.test(place)) return false;
  if (colourFunction.test(text)) return true;
  if (!painting.test(place)) return onlyHex.test(text);
  return someHex.test(text) || named.test(text.trim());
}

/** Colours that are written out stay as they are in the dark and in high contrast. */
export const noRawColour = {
  meta: {
    type: 'problem',
    docs: { description: 'Paint with the tokens of the kit, not with colours of your own' },
    messages: { raw: '{{text}} is the same in every theme: use a token (vars.color.…, var(--ui-color-…)).' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (faultIn(text, nameOf(placeOf(node)))) context.report({ node, messageId: 'raw', data: { text: text.trim() } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string' && node.parent.type !== 'ImportDeclaration') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? node.value.raw);
      },
    };
  },
};
