import type { StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';

/** Every rule of a component stands in the components layer, so that an app's own rule wins without `!important`. */
export const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [componentsLayer]: rule },
});
