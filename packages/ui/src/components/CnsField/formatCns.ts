import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { readMask } from '../../internal/fields/masks/readMask.ts';

export const cnsMask = '### #### #### ####';

/** `170332595040000` as `170 3325 9504 0000`. */
export const formatCns = (cns: string): string => applyMask(cnsMask, readMask(cnsMask, cns));
