import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { eyes, marks, pupil } from './BrandMark.css.ts';

export interface BrandMarkProps extends DomProps {
  /** Width and height in px. @default 32 */
  size?: number | undefined;
  /** `onBrand` is for the deep brand colour of the login panel. @default 'accent' */
  tone?: 'accent' | 'onBrand' | undefined;
}

/** The eye in a disc, without the name. It is decorative: put the name next to it or use `Logo`. */
export function BrandMark({ size = 32, tone = 'accent', ...rest }: BrandMarkProps) {
  return (
    <svg
      {...pickDomProps('brand-mark', rest)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={marks[tone]}
    >
      <circle cx="16" cy="16" r="16" fill="currentColor" />
      <path d="M5 16c2.6-4.6 6.4-7 11-7s8.4 2.4 11 7c-2.6 4.6-6.4 7-11 7s-8.4-2.4-11-7Z" className={eyes[tone]} />
      <circle cx="16" cy="16" r="4.7" fill="currentColor" />
      <circle cx="16" cy="16" r="2" className={pupil} />
    </svg>
  );
}
