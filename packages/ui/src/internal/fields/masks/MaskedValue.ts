/** The clean value of a text that was pasted, dropped or filled in, or the sentence that refuses it. */
export type PastedText =
  | {
      /** Without punctuation, as the field reports it. */
      value: string;
    }
  | {
      /** A sentence for the user, shown below the field. */
      refused: string;
    };

/** A masked box with the parent's current value. */
export interface MaskedValue {
  mask: string;
  /** The mask that shows a value, with as many slots as `mask` or fewer: a phone number has eight or nine digits. */
  shapeOf: (value: string) => string;
  /** Removes text that does not belong to the value: `CNPJ: `, `+55`. */
  prepare: (text: string) => string;
  /** Reads a text that replaces the whole value, after `prepare` and as it was pasted. Returns undefined to let the mask read it. */
  readPaste: (text: string, pasted: string) => PastedText | undefined;
  /** Removes punctuation and characters that fit no slot. */
  clean: string;
  isReadOnly: boolean;
}
