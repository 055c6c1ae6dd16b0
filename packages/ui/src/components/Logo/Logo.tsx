import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
import { hiddenWhenNarrow, logo, names } from './Logo.css.ts';

export interface LogoProps extends BrandMarkProps {
  /** The product's name, beside the mark. */
  name: string;
  /** Below 768 px the name is spoken and not shown. @default false */
  isMarkOnlyWhenNarrow?: boolean | undefined;
}

/** The mark with the product's name. It is no link: wrap it where it should lead somewhere. */
export function Logo({ name, size, tone = 'accent', isMarkOnlyWhenNarrow = false, ...rest }: LogoProps) {
  return (
    <span {...pickDomProps('logo', rest)} className={logo}>
      <BrandMark size={size} tone={tone} />
      <span className={isMarkOnlyWhenNarrow ? `${names[tone]} ${hiddenWhenNarrow}` : names[tone]}>{name}</span>
    </span>
  );
}
