import lint from '@oraculo/ui/lint';
import { type KitDriver, type PlaywrightPage, playwrightKit } from '@oraculo/ui/testing';

/** The imports of apps in their tests and in their linter's configuration, type-checked without those tools installed. */
export const drive = (page: PlaywrightPage): KitDriver => playwrightKit(page);
export const rules: Record<string, 'error'> = { ...lint.configs.recommended.rules };
