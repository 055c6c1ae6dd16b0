const collator = /* @__PURE__ */ new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** A copy sorted by the rules of Brazilian Portuguese. */
export const byLabel = <Item, Name extends keyof Item>(items: readonly Item[], label: Name): Item[] =>
  items.toSorted((a, b) => collator.compare(String(a[label]), String(b[label])));

/** Without duplicates, in the original order. */
export function withoutDuplicates<Item, Name extends keyof Item>(items: readonly Item[], identity: Name): Item[] {
  const seen = new Set<Item[Name]>();
  return items.filter((item) => !seen.has(item[identity]) && seen.add(item[identity]));
}
