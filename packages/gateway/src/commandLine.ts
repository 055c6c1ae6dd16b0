import { resolve } from 'node:path';
import { ConfigError } from './config.ts';

/** What follows each option, as the help names it. */
const options = {
  backup: ['pasta'],
  restore: ['pasta'],
  'add-user': ['usuário', 'e-mail', 'grupos'],
  'set-groups': ['usuário', 'grupos'],
  revoke: ['usuário'],
  reset: [],
  help: [],
} as const;

export interface Command {
  name: keyof typeof options | 'serve';
  values: string[];
}

const isOption = (name: string): name is keyof typeof options => Object.hasOwn(options, name);

/** One option with its values; nothing starts the gateway. */
export function readCommand(args: readonly string[]): Command {
  const [option, ...values] = args;
  if (option === undefined) return { name: 'serve', values: [] };
  const name = option.replace(/^--/, '');
  if (!option.startsWith('--') || !isOption(name)) throw new ConfigError(`Opção desconhecida: ${option}. Veja --help.`);
  const wanted: readonly string[] = options[name];
  if (values.length !== wanted.length || values.some((value) => value === '')) {
    throw new ConfigError(`Use assim: --${name} ${wanted.map((value) => `‹${value}›`).join(' ')}`.trimEnd());
  }
  return { name, values: wanted[0] === 'pasta' ? values.map((value) => resolve(value)) : values };
}
