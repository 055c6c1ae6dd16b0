/** The rules of the Design Tokens Format and Color Modules 2025.10, for the types that the theme uses. */
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const within = (value: unknown, min: number, max: number) =>
  isNumber(value) && Number(value) >= min && Number(value) <= max;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Record<string, unknown>, needed: string[], optional: string[] = []) =>
  needed.every((key) => key in value) && Object.keys(value).every((key) => [...needed, ...optional].includes(key));

const isMeasure = (units: string[]) => (value: unknown) =>
  isRecord(value) &&
  hasOnly(value, ['value', 'unit']) &&
  isNumber(value.value) &&
  typeof value.unit === 'string' &&
  units.includes(value.unit);

const isDimension = isMeasure(['px', 'rem']);

function isColor(value: unknown) {
  if (!isRecord(value) || !hasOnly(value, ['colorSpace', 'components'], ['alpha', 'hex'])) return false;
  const { colorSpace, components, alpha = 1, hex = '#000000' } = value;
  if (colorSpace !== 'oklch' || !Array.isArray(components) || components.length !== 3) return false;
  const [lightness, chroma, hue] = components;
  // A hue of 360 is a hue of 0, and only the latter is written.
  const isInRange = within(lightness, 0, 1) && within(chroma, 0, Infinity) && within(hue, 0, 360) && hue !== 360;
  return isInRange && within(alpha, 0, 1) && /^#[\da-f]{6}$/i.test(String(hex));
}

function isShadow(value: unknown) {
  if (!isRecord(value)) return false;
  const lengths = ['offsetX', 'offsetY', 'blur', 'spread'];
  return (
    hasOnly(value, ['color', ...lengths], ['inset']) &&
    isColor(value.color) &&
    lengths.every((key) => isDimension(value[key]))
  );
}

const isCurve = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(isNumber) &&
  within(value[0], 0, 1) &&
  within(value[2], 0, 1);

const rules: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  shadow: isShadow,
  dimension: isDimension,
  duration: isMeasure(['ms', 's']),
  number: isNumber,
  fontWeight: (value) => within(value, 1, 1000),
  fontFamily: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  cubicBezier: isCurve,
};

const properties = ['$value', '$type', '$description', '$extensions', '$deprecated'];

/** Each violation of a rule, with the path of the token. */
export function faultsOf(node: unknown, path = '', inherited?: string): string[] {
  if (!isRecord(node)) return [`${path}: neither a token nor a group`];
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  const faults = [
    ...('$description' in node && typeof node.$description !== 'string' ? [`${path}: $description is not a text`] : []),
    ...('$extensions' in node && !isRecord(node.$extensions) ? [`${path}: $extensions is not an object`] : []),
  ];
  if ('$value' in node) {
    const odd = Object.keys(node).filter((key) => !properties.includes(key));
    const isValid = type !== undefined && rules[type]?.(node.$value);
    return [
      ...faults,
      ...odd.map((key) => `${path}: a token has no ${key}`),
      ...(isValid ? [] : [`${path}: no ${type}: ${JSON.stringify(node.$value)}`]),
    ];
  }
  const children = Object.entries(node).filter(([name]) => !properties.includes(name));
  return [
    ...faults,
    ...children.flatMap(([name, child]) => [
      ...(/^[^${}.][^{}.]*$/.test(name) ? [] : [`${path}: the name ${name} is not allowed`]),
      ...faultsOf(child, `${path}/${name}`, type),
    ]),
  ];
}
