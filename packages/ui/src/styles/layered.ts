import type { StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';

/** Puts every rule of a component into the components layer, so that an app's own rule overrides it without `!important`. */
export const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [componentsLayer]: rule },
});
