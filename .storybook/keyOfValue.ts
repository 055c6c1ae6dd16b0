/**
 * A story that keeps its value as a form would begins with the one of its args. With this key it begins again when the
 * control of `value` names another, and keeps what was typed when any other control moves.
 */
export function keyOfValue({ value, defaultValue }: { value?: unknown; defaultValue?: unknown }): string {
  return JSON.stringify([value, defaultValue], (_name, part: unknown) =>
    typeof part === 'object' || typeof part === 'string' ? part : String(part),
  );
}
