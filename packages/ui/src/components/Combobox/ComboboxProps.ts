import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import type { SelectOption, SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';

/** The result of `load`: all options for the text, or the first ones with the total number. */
export type LoadedOptions<Value extends SelectValue = SelectValue> =
  | readonly SelectOption<Value>[]
  | {
      /** The first matching options, in the order of the list. */
      options: readonly SelectOption<Value>[];
      /** How many options match. */
      totalCount: number;
    };

export type ComboboxFrameProps<Value extends SelectValue> = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** All options, without `load`. Keep the array stable between renders. */
    options?: readonly SelectOption<Value>[] | undefined;
    /**
     * Requests the options for a text: the empty text when the list opens, and any other 300 ms after the last key. Pass `signal` to `fetch`.
     * The response to an earlier text is ignored; a rejection shows an error with a retry button.
     */
    load?: ((query: string, signal: AbortSignal) => Promise<LoadedOptions<Value>>) | undefined;
    /** The sentence for a rejection of `load`. Without it the kit says that the options could not be loaded. */
    describeLoadError?: ((error: unknown) => string) | undefined;
    /** Overrides “Digite ou escolha”. @default 'Digite ou escolha' */
    placeholder?: string | undefined;
    /** False removes the clear button. @default true */
    isClearable?: boolean | undefined;
  };

/** The text is the value, and options only suggest texts. */
export interface FreeTextProps<Value extends SelectValue> {
  /** Without it the text is the value. */
  onCreate?: undefined;
  /** The text, as it was typed or taken from an option. */
  value?: string | undefined;
  /** The initial text of an uncontrolled field. A form reset restores it. */
  defaultValue?: string | undefined;
  /** Runs with the text at each key, and when an option is taken. */
  onChange?: ((text: string) => void) | undefined;
  /** Runs after `onChange` with the option whose label was taken, for fields that depend on it. */
  onChoose?: ((option: SelectOption<Value>) => void) | undefined;
}

/** The value is an option, and a text without an option can become one. */
export interface CreatableProps<Value extends SelectValue> {
  /**
   * Creates an option from the text and returns it, or a promise of it; the field then chooses it. Meanwhile the field cannot be edited. A
   * rejection keeps the text and shows an error. The text is trimmed, and no listed option has it as its label.
   */
  onCreate: (text: string) => SelectOption<Value> | Promise<SelectOption<Value>>;
  /** The value of the chosen option. */
  value?: Value | null | undefined;
  /** The initial choice of an uncontrolled field. A form reset restores it. */
  defaultValue?: Value | null | undefined;
  /** Runs with `null` when the choice is cleared. */
  onChange?: ((value: NoInfer<Value> | null) => void) | undefined;
  /** The option of a `value` that is not in the list yet. */
  selectedOption?: SelectOption<Value> | undefined;
  /** The field's own message after it was left with a text that is no option, so that a form can refuse to submit. */
  onValidityChange?: ((message: string | undefined) => void) | undefined;
}

export type ComboboxProps<Value extends SelectValue = SelectValue> = ComboboxFrameProps<Value> &
  (FreeTextProps<Value> | CreatableProps<Value>);
