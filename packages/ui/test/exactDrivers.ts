import type { Page } from '@playwright/test';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KitDriver, playwrightKit, testingLibraryKit } from '../src/testing/index.ts';

/** The calls in the README, with the real types of the tools. */
export const byPlaywright = (page: Page): KitDriver => playwrightKit(page);
export const byTestingLibrary = (): KitDriver => testingLibraryKit({ within, waitFor, fireEvent, userEvent });
export const bySetUp = (): KitDriver => testingLibraryKit({ within, waitFor, fireEvent, userEvent: userEvent.setup() });
