import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

type ArgType = NonNullable<StrictInputType['type']>;

const isNothing = (type: ArgType) =>
  'value' in type && typeof type.value === 'string' && ['undefined', 'null'].includes(type.value);

/** The type of an optional prop without `undefined`, since the table marks required props with an asterisk. */
const withoutUndefined = (raw: string) => {
  const rest = raw.replace(/ \| undefined$/, '');
  const isOneFunction = rest.startsWith('((') && !rest.includes(') | (');
  return isOneFunction ? rest.slice(1, -1) : rest;
};

/**
 * A union of one type with `undefined` or `null` becomes that type. Otherwise a boolean would get an editor for objects instead of a
 * switch.
 */
function plainType(type: ArgType): ArgType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isNothing(member));
  const [only] = members;
  const { required } = type;
  return only && members.length === 1 ? { ...only, ...(required !== undefined && { required }) } : type;
}

/** A string, a boolean, a number, a union of literals or a list. Elements, functions and refs can be set only in code. */
const isEditable = ({ name, raw = '' }: ArgType) =>
  ['string', 'boolean', 'number', 'enum', 'array', 'object', 'literal'].includes(name) || raw.endsWith('[]');

/**
 * Shows props as the sources declare them. Storybook itself shows “union” for every optional prop, and leaves the
 * default in the description.
 */
export function readableArgType(argType: StrictInputType): StrictInputType {
  const { type, description = '', table, control } = argType;
  if (!type) return argType;
  const [sentence = '', defaultText] = description.split(/\s*@default\s+/);
  const plain = plainType(type);
  return {
    ...argType,
    type: plain,
    description: sentence,
    ...(control === undefined && !isEditable(plain) && { control: { disable: true } }),
    table: {
      ...table,
      ...(type.raw && { type: { summary: withoutUndefined(type.raw) } }),
      ...(defaultText && { defaultValue: { summary: defaultText.trim() } }),
    },
  };
}

export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readableArgType(argType)]));
