import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';

export type TokenFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** All tokens in their order, also the wrong ones. */
    value?: readonly string[] | undefined;
    /** The initial tokens of a field that keeps its own; a reset of the form restores them. */
    defaultValue?: readonly string[] | undefined;
    /** Runs with all tokens, also the wrong ones, when one is added or removed: once for a paste. */
    onChange?: ((value: string[]) => void) | undefined;
    /**
     * Why a token is wrong, in a few words without a capital and a full stop (“falta o domínio”); undefined if it is valid. Runs for each token
     * at each render.
     */
    validate?: ((token: string) => string | undefined) | undefined;
    /** Cleans a text before it becomes a token: lower case, or the address out of `Ana <ana@exemplo.com>`. An empty result is dropped. */
    cleanToken?: ((text: string) => string) | undefined;
    /** Maximum number of tokens; more are not added, with a message. */
    maxTokens?: number | undefined;
    /** Runs with the field's own message while a token is wrong or has no room, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** An example of a token, shown while there is none; never the only explanation of it. */
    placeholder?: string | undefined;
    /** The on-screen keyboard. @default 'text' */
    inputMode?: 'text' | 'numeric' | 'email' | 'url' | 'tel' | undefined;
  };
