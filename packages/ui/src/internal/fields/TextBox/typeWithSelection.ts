import type { ComponentProps } from 'react';

type TypeProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'>;

/**
 * The type of an input whose selection the field has to read. Browsers do not expose the selection of `type="email"`, so it becomes
 * `type="text"` with the same on-screen keyboard.
 */
export const typeWithSelection = (type: string): TypeProps =>
  type === 'email'
    ? { type: 'text', inputMode: 'email', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false }
    : { type };
