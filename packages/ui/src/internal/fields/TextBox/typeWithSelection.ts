import type { ComponentProps } from 'react';

type TypeProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'>;

/**
 * The props of an input whose selection is needed. Browsers hide the selection of `type="email"`, so that nobody can know which characters a
 * key replaces: it becomes a text with the same on-screen keyboard.
 */
export const typeWithSelection = (type: string): TypeProps =>
  type === 'email'
    ? { type: 'text', inputMode: 'email', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false }
    : { type };
