/**
 * The stable rules that are off by default: four in axe, and `region` in Storybook’s addon. They are listed here,
 * because reading them from axe would load all of axe with every page of Storybook. `axeRules.test.ts` compares the
 * list with axe.
 */
export const axeRules: readonly { id: string; enabled: true; selector?: string }[] = [
  // Excluded: rows that are about to be replaced are dimmed for a moment, to a contrast of 5:1 instead of 7:1.
  { id: 'color-contrast-enhanced', enabled: true, selector: ':not([data-refreshing] *)' },
  { id: 'identical-links-same-purpose', enabled: true },
  { id: 'meta-refresh-no-exceptions', enabled: true },
  { id: 'region', enabled: true },
  { id: 'target-size', enabled: true },
];
