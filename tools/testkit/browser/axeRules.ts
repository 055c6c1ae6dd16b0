/**
 * Stable rules that are off by default: four in axe, and `region` in Storybook's addon. They are named here, since asking axe for its rules would load all of it with every page of Storybook. `axeRules.test.ts` compares.
 */
export const axeRules: readonly { id: string; enabled: true; selector?: string }[] = [
  // Rows about to be replaced are dimmed for that moment, to 5:1 and not to the 7:1 of a state that stays.
  { id: 'color-contrast-enhanced', enabled: true, selector: ':not([data-refreshing] *)' },
  { id: 'identical-links-same-purpose', enabled: true },
  { id: 'meta-refresh-no-exceptions', enabled: true },
  { id: 'region', enabled: true },
  { id: 'target-size', enabled: true },
];
