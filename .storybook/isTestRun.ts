/** True under Vitest; false in Storybook itself, where the toolbar's a11y panel does the looking. */
export const isTestRun = '__vitest_browser__' in globalThis;
