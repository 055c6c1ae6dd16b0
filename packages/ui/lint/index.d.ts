/** As much of a rule as a configuration needs; ESLint and oxlint read the rest. */
interface Rule {
  meta: { type: 'problem' | 'suggestion'; docs: { description: string }; messages: Record<string, string> };
  create(context: never): Record<string, (node: never) => void>;
}

type RuleName = 'no-bare-disabled' | 'no-digits-only-cnpj' | 'no-raw-colour' | 'no-text-literal';

interface Config {
  name: string;
  plugins: { oraculo: Plugin };
  rules: Record<`oraculo/${RuleName}`, 'error'>;
}

interface Plugin {
  meta: { name: string };
  rules: Record<RuleName, Rule>;
  configs: {
    /** Colours, CNPJ and disabled actions. */
    recommended: Omit<Config, 'rules'> & { rules: Omit<Config['rules'], 'oraculo/no-text-literal'> };
    /** The same, and no text that is not from a catalogue of messages. */
    catalogue: Config;
  };
}

declare const plugin: Plugin;
export default plugin;
