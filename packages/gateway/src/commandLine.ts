import { resolve } from 'node:path';
import { ConfigError } from './settings/ConfigError.ts';
import { commandLineOf, isRelease } from './settings/installation.ts';

/** The values that each command takes, named as in the help. An entry that begins with two dashes is printed unchanged. */
const options = {
  start: [],
  check: [],
  backup: ['pasta'],
  restore: ['pasta'],
  'copy-to': ['postgres://…', '--files', 's3://…'],
  'add-user': ['usuário', 'e-mail', 'grupos'],
  'set-groups': ['usuário', 'grupos'],
  revoke: ['usuário'],
  'add-brand': ['marca', 'registros ANS'],
  reset: [],
  version: [],
  help: [],
} as const;

export interface Command {
  name: keyof typeof options;
  values: string[];
}

const isOption = (name: string): name is keyof typeof options => Object.hasOwn(options, name);

/**
 * Reads one command with its values, with or without the dashes that `npm start --` needs. Without arguments a clone
 * runs `start` and a release prints `help`.
 */
export function readCommand(args: readonly string[]): Command {
  const [option, ...values] = args;
  if (option === undefined) return { name: isRelease ? 'help' : 'start', values: [] };
  const name = option.replace(/^--/, '');
  if (!isOption(name))
    throw new ConfigError(`Opção desconhecida: ${option}. Veja as opções com: ${commandLineOf('help')}`);
  const wanted: readonly string[] = options[name];
  const isFixed = (word: string) => word.startsWith('--');
  const fits = (value: string, at: number) => (isFixed(wanted[at]!) ? value === wanted[at] : value !== '');
  if (values.length !== wanted.length || !values.every(fits)) {
    const form = wanted.map((word) => (isFixed(word) ? word : `‹${word}›`)).join(' ');
    throw new ConfigError(`Use assim: ${commandLineOf(name, form)}`);
  }
  return { name, values: wanted[0] === 'pasta' ? values.map((value) => resolve(value)) : values };
}
