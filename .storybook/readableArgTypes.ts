import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

type ArgType = NonNullable<StrictInputType['type']>;

const isNothing = (type: ArgType) =>
  'value' in type && typeof type.value === 'string' && ['undefined', 'null'].includes(type.value);

/** An optional prop has no asterisk. */
const withoutUndefined = (raw: string) => {
  const rest = raw.replace(/ \| undefined$/, '');
  const isOneFunction = rest.startsWith('((') && !rest.includes(') | (');
  return isOneFunction ? rest.slice(1, -1) : rest;
};

/** A union with nothing is the other member: only so does a switch get a switch, and not an editor for objects. */
function plainType(type: ArgType): ArgType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isNothing(member));
  const [only] = members;
  const { required } = type;
  return only && members.length === 1 ? { ...only, ...(required !== undefined && { required }) } : type;
}

/** A text, a switch, a number, a choice or a list; elements, functions and refs are written in code. */
const isEditable = ({ name, raw = '' }: ArgType) =>
  ['string', 'boolean', 'number', 'enum', 'array', 'object', 'literal'].includes(name) || raw.endsWith('[]');

/**
 * The table of a page says what the sources say. By itself Storybook writes “union” for everything that may be left out,
 * and leaves the default inside the sentence.
 */
export function readableArgType(argType: StrictInputType): StrictInputType {
  const { type, description = '', table, control } = argType;
  if (!type) return argType;
  const [sentence = '', preset] = description.split(/\s*@default\s+/);
  const plain = plainType(type);
  return {
    ...argType,
    type: plain,
    description: sentence,
    ...(control === undefined && !isEditable(plain) && { control: { disable: true } }),
    table: {
      ...table,
      ...(type.raw && { type: { summary: withoutUndefined(type.raw) } }),
      ...(preset && { defaultValue: { summary: preset.trim() } }),
    },
  };
}

export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readableArgType(argType)]));
