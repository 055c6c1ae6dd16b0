import { effectBlockBody } from './effectBlockBody.js';
import { noBareDisabled } from './noBareDisabled.js';
import { noDigitsOnlyCnpj } from './noDigitsOnlyCnpj.js';
import { noLooseText } from './noLooseText.js';
import { noRawColour } from './noRawColour.js';
import { noTextLiteral } from './noTextLiteral.js';

/** Rules for apps that are built with the kit; the same file serves oxlint (`jsPlugins`) and ESLint (`plugins`). */
const plugin = {
  meta: { name: 'oraculo' },
  rules: {
    'effect-block-body': effectBlockBody,
    'no-bare-disabled': noBareDisabled,
    'no-digits-only-cnpj': noDigitsOnlyCnpj,
    'no-loose-text': noLooseText,
    'no-raw-colour': noRawColour,
    'no-text-literal': noTextLiteral,
  },
  configs: {},
};

const recommended = {
  'oraculo/effect-block-body': 'error',
  'oraculo/no-bare-disabled': 'error',
  'oraculo/no-digits-only-cnpj': 'error',
  'oraculo/no-loose-text': 'error',
  'oraculo/no-raw-colour': 'error',
};

/** For ESLint's flat configuration; `catalogue` also wants every text to come from a catalogue of messages. */
plugin.configs = {
  recommended: { name: 'oraculo/recommended', plugins: { oraculo: plugin }, rules: recommended },
  catalogue: {
    name: 'oraculo/catalogue',
    plugins: { oraculo: plugin },
    rules: { ...recommended, 'oraculo/no-text-literal': 'error' },
  },
};

export default plugin;
