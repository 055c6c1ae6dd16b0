/** The first `maxLength` characters, counted as HTML counts them, never ending in half an emoji. */
export function limitText(text: string, maxLength: number | undefined): string {
  if (maxLength === undefined || text.length <= maxLength) return text;
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
