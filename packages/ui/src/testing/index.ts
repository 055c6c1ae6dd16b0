export type { KitDriver, TestBankAccount, TestFile, TestRange, TestRow } from './KitDriver.ts';
export { playwrightKit, type PlaywrightKitOptions } from './playwrightKit.ts';
export type { PlaywrightLocator, PlaywrightPage } from './PlaywrightPage.ts';
export type { ToastText } from './readToastCard.ts';
export { testingLibraryKit, type TestingLibraryKitOptions } from './testingLibraryKit.ts';
export type { TestingLibraryTools } from './TestingLibraryTools.ts';
