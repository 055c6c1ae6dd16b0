import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
import { hiddenWhenNarrow, logo, names } from './Logo.css.ts';

export interface LogoProps extends BrandMarkProps {
  /** The product's name, next to the mark. */
  name: string;
  /** Below 768 px hides the name visually. @default false */
  isMarkOnlyWhenNarrow?: boolean | undefined;
}

/** The mark with the product's name. It is not a link: wrap it in one if needed. */
export function Logo({ name, size, tone = 'accent', isMarkOnlyWhenNarrow = false, ...rest }: LogoProps) {
  return (
    <span {...pickDomProps('logo', rest)} className={logo}>
      <BrandMark size={size} tone={tone} />
      <span className={isMarkOnlyWhenNarrow ? `${names[tone]} ${hiddenWhenNarrow}` : names[tone]}>{name}</span>
    </span>
  );
}
