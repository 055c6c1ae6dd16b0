import axe from 'axe-core';

const isUnfinished = (tags: readonly string[]) => tags.includes('experimental') || tags.includes('deprecated');

/** Rows about to be replaced are dimmed for that moment, to 5:1 and not to the 7:1 of a state that stays. */
const selectors: Record<string, string> = { 'color-contrast-enhanced': ':not([data-refreshing] *)' };

/** All that axe runs by itself, and what it leaves to choose: contrast of 7:1, target sizes, links named alike. */
export const axeRules: readonly { id: string; enabled: true; selector?: string }[] = axe
  .getRules()
  .filter(({ tags }) => !isUnfinished(tags))
  .map(({ ruleId }) => ({ id: ruleId, enabled: true, ...(selectors[ruleId] && { selector: selectors[ruleId] }) }));
