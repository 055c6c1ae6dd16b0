import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { across, labelled, upright } from './Divider.css.ts';

export interface DividerProps extends DomProps {
  /** `vertical` is for items in a row, and as high as they are. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** One word in the middle of a horizontal line (“ou”), read as text. */
  label?: string | undefined;
}

/** A line between unrelated items. Space alone is often enough: try a larger `gap` first. */
export function Divider({ orientation = 'horizontal', label, ...rest }: DividerProps) {
  const dom = pickDomProps('divider', rest);
  if (orientation === 'vertical')
    return <div {...dom} role="separator" aria-orientation="vertical" className={upright} />;
  if (label)
    return (
      <div {...dom} className={labelled}>
        <span>{label}</span>
      </div>
    );
  return <hr {...dom} className={across} />;
}
