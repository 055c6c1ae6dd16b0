import lint from '@oraculo/ui/lint';
import { type KitDriver, type PlaywrightPage, playwrightKit } from '@oraculo/ui/testing';

/**
 * The imports that apps have in their tests and in the configuration of their linter. They are type-checked without
 * those tools.
 */
export const drive = (page: PlaywrightPage): KitDriver => playwrightKit(page);
export const rules: Record<string, 'error'> = { ...lint.configs.recommended.rules };
