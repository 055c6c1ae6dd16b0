import type { ReactNode } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Logo } from '../Logo/Logo.tsx';
import {
  content,
  cornerPlace,
  enlargedEye,
  heading,
  introText,
  page,
  panel,
  pitch,
  side,
  taglineText,
} from './WelcomePage.css.ts';

export interface WelcomePageProps extends DomProps {
  /** The name of the product, next to the mark. */
  productName: string;
  /** The logo of another company, which replaces the kit's mark, its drawing and the name. An image needs `alt`. */
  logo?: ReactNode;
  /** The purpose of the product, in one sentence. */
  tagline: string;
  /** A sentence below the tagline. */
  intro?: string | undefined;
  /** The page's first heading, above its content. */
  title: string;
  /** Usually a form. */
  children: ReactNode;
  /** Elements on the line of the title, such as `ColorModeToggle`. They follow the form in the Tab order. */
  corner?: ReactNode;
}

const outerHalf = { width: 420, height: 266 };
const innermost = 0.14;
const lines = 13;

/** One line of the eyelid; `scale` is its size relative to the outermost line. */
const lid = (scale: number) => {
  const x = outerHalf.width * scale;
  const y = outerHalf.height * scale;
  return [
    `M${-x} 0`,
    `C${-0.62 * x} ${-0.62 * y} ${-0.34 * x} ${-y} 0 ${-y}`,
    `S${0.62 * x} ${-0.62 * y} ${x} 0`,
    `C${0.62 * x} ${0.62 * y} ${0.34 * x} ${y} 0 ${y}`,
    `S${-0.62 * x} ${0.62 * y} ${-x} 0Z`,
  ].join('');
};

const lids = Array.from({ length: lines }, (_, index) => lid(innermost + ((1 - innermost) * index) / (lines - 1)));

/** The page before the sign-in: the product next to a form, or above it on a phone. */
export function WelcomePage({ productName, logo, tagline, intro, title, children, corner, ...rest }: WelcomePageProps) {
  return (
    <div {...pickDomProps('welcome-page', rest)} className={page}>
      <header className={panel}>
        {logo === undefined && (
          <svg viewBox="-424 -270 848 540" aria-hidden="true" className={enlargedEye}>
            {lids.map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
        )}
        {logo ?? <Logo name={productName} tone="onBrand" />}
        <div className={pitch}>
          <p className={taglineText}>{tagline}</p>
          {intro && <p className={introText}>{intro}</p>}
        </div>
      </header>
      <main className={side}>
        <div className={content}>
          <h1 className={heading}>{title}</h1>
          {children}
          {corner && <div className={cornerPlace}>{corner}</div>}
        </div>
      </main>
    </div>
  );
}
