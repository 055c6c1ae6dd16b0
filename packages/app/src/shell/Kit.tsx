import { UiProvider, type UiProviderProps } from '@oraculo/ui';
import { basename } from '../browser/basename.ts';

/** The kit as this product sets it: tooltips open at once here, as specified; elsewhere the kit waits. */
export function Kit(props: Pick<UiProviderProps, 'navigate' | 'children'>) {
  return <UiProvider tooltipDelayMs={0} basename={basename} {...props} />;
}
