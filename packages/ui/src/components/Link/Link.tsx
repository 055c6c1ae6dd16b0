'use client';
import type { ReactNode, Ref } from 'react';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { useHref, useLinkClick } from '../../internal/base/router/NavigateContext.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import { links } from './Link.css.ts';

export interface LinkProps extends DescribedProps {
  /** The address; validate addresses from a server before passing them. */
  href: string;
  /** The name of the target, never “clique aqui”. */
  children: ReactNode;
  /** An icon before the name, 18 px; decoration only. */
  icon?: ReactNode;
  /** `neutral` has the colour of the surrounding text. @default 'accent' */
  tone?: 'accent' | 'neutral' | undefined;
  /** `inline` is underlined text; the others look like a `Button` and still navigate. @default 'inline' */
  emphasis?: 'inline' | 'quiet' | 'outline' | 'solid' | undefined;
  /** Height of the button styles; without effect for `inline`. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Opens a new tab, and says so in its name. */
  opensInNewTab?: boolean | undefined;
  /** Downloads the target instead of showing it; a string is the file name. */
  download?: boolean | string | undefined;
  /** Marks the link to the current page. */
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  /** An accessible name with the target (“Baixar lote-17.csv”), for a visible name that is repeated on the page. */
  'aria-label'?: string | undefined;
  /** Disables the link and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
  /** The native element, for a measurement or a focus that no prop offers. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A disabled link has no `href`, so it needs the role and a Tab stop. */
const withoutTarget = { role: 'link', tabIndex: 0 };

/** Navigates. Use `Button` to start an action, also if it looks like a link. */
export function Link(props: LinkProps) {
  const { href, children, icon, tone = 'accent', emphasis = 'inline', size, opensInNewTab, download, ref } = props;
  const actions = useAreaMessages('actions', actionsPtBR);
  const follow = useLinkClick(href);
  const target = useHref(href);
  const dom = pickDomProps('link', props, ['aria-current', 'aria-describedby', 'aria-label']);
  const disabled = useDisabledReason(props.disabledReason, dom['aria-describedby']);
  const look = emphasis === 'inline' ? links[tone] : buttonClass({ emphasis, size });
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {opensInNewTab && <span className={visuallyHidden}>{` ${actions.newTab}`}</span>}
    </>
  );
  if (disabled.isDisabled) {
    return (
      <>
        <a {...dom} ref={ref} className={look} {...withoutTarget} {...disabled.props}>
          {content}
        </a>
        {disabled.description}
      </>
    );
  }
  return (
    <a
      {...dom}
      ref={ref}
      className={look}
      href={target}
      download={download}
      target={opensInNewTab ? '_blank' : undefined}
      rel={opensInNewTab ? 'noopener noreferrer' : undefined}
      onClick={follow}
    >
      {content}
    </a>
  );
}
