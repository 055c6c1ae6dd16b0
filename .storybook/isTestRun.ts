/** True under Vitest. False in Storybook itself, where the a11y panel of the toolbar runs the checks. */
export const isTestRun = '__vitest_browser__' in globalThis;
