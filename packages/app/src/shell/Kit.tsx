import { UiProvider, type UiProviderProps } from '@oraculo/ui';
import { basename } from '../browser/basename.ts';

/**
 * The kit with the settings of this product: tooltips open immediately, as specified; the default has a delay.
 */
export function Kit(props: Pick<UiProviderProps, 'navigate' | 'children'>) {
  return <UiProvider tooltipDelayMs={0} basename={basename} {...props} />;
}
