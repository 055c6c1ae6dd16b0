import type { ReactNode } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Link } from '../Link/Link.tsx';
import { actions, adviceText, body, causeList, heading, introText, tile, wholePage } from './StatusPage.css.ts';

export interface StatusPageProps extends DomProps {
  /** One icon, 24 px; decoration only. */
  icon?: ReactNode;
  /** The problem in a sentence, not a code. Omit it if a heading of the shell says it. */
  title?: string | undefined;
  /** A sentence before the causes. */
  intro?: string | undefined;
  /** Possible causes, one line each. */
  causes?: readonly string[] | undefined;
  /** The next step for the user. */
  advice?: string | undefined;
  /** One button, or an `Inline` of two. */
  action?: ReactNode;
  /** A link to continue, inside the app. */
  link?: { href: string; label: string } | undefined;
  /** Whether it is the whole page, with its own `main` and first heading. @default false */
  isWholePage?: boolean | undefined;
}

/** Replaces a screen: not found, not allowed, broken. For an empty list use `EmptyState`. */
export function StatusPage(props: StatusPageProps) {
  const { icon, title, intro, causes, advice, action, link, isWholePage = false } = props;
  const dom = pickDomProps('status-page', props);
  const Heading = isWholePage ? 'h1' : 'h2';
  const content = (
    <div {...(!isWholePage && dom)} className={body}>
      {icon && <div className={tile}>{icon}</div>}
      {title && <Heading className={heading}>{title}</Heading>}
      {intro && <p className={introText}>{intro}</p>}
      {causes && (
        <ul className={causeList}>
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      {advice && <p className={adviceText}>{advice}</p>}
      {link && <Link href={link.href}>{link.label}</Link>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
  if (!isWholePage) return content;
  return (
    <main {...dom} className={wholePage}>
      {content}
    </main>
  );
}
