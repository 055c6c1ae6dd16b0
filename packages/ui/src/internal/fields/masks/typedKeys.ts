import type { MaskState } from './maskEdit.ts';
import { readMask } from './readMask.ts';

/**
 * The keys that were typed one after the other into the empty box, with the punctuation and the words that the mask leaves out: the digits
 * of `(11) 98765-4321` alone could be a CPF.
 */
export function createTypedKeys() {
  let keys = '';
  /** The value after these keys; undefined after another edit, until the box is empty. */
  let value: string | undefined = '';
  let isRefused = false;
  const forget = () => {
    keys = '';
    value = '';
    isRefused = false;
  };
  return {
    /** All keys, after one more; undefined unless the whole value was typed. */
    add(before: MaskState, after: MaskState, key: string): string | undefined {
      const isNext = before.value === value && before.start === value.length;
      const replacesAll = before.start === 0 && before.end === before.value.length;
      if (!isNext && !replacesAll) {
        value = undefined;
        return undefined;
      }
      if (!isNext) isRefused = false;
      keys = isNext ? keys + key : key;
      value = after.value;
      return keys;
    },
    /** Drops the last keys after a deletion that leaves `left`. Behind refused keys it is a correction, so that no key is known. */
    cut(mask: string, left: string): void {
      if (left === '') return forget();
      if (isRefused || value === undefined) {
        isRefused = false;
        value = undefined;
        return undefined;
      }
      while (keys !== '' && readMask(mask, keys) !== left) keys = keys.slice(0, -1);
      value = keys === '' ? undefined : left;
      return undefined;
    },
    forget,
    refuse() {
      isRefused = true;
    },
  };
}
