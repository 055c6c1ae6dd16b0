import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { actions, body, causeList, heading, introText, wholePage } from './StatusPage.css.ts';

export interface StatusPageProps {
  /** A sentence, not a code: what happened, in the reader's words. */
  title: string;
  /** A sentence before the causes. */
  intro?: string | undefined;
  /** What may have led here, one line each. */
  causes?: readonly string[] | undefined;
  /** What to do now. */
  advice?: string | undefined;
  /** One button. */
  action?: ReactNode;
  /** The way out, inside the app. */
  link?: { href: string; label: string } | undefined;
  /** Stands alone in the window, with the page's own `main` and first heading. @default false */
  isWholePage?: boolean | undefined;
}

/** In place of a screen: not found, not allowed, broken. An empty list is `EmptyState`. */
export function StatusPage({ title, intro, causes, advice, action, link, isWholePage = false }: StatusPageProps) {
  const Heading = isWholePage ? 'h1' : 'h2';
  const content = (
    <div className={body}>
      <Heading className={heading}>{title}</Heading>
      {intro && <p className={introText}>{intro}</p>}
      {causes && (
        <ul className={causeList}>
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      {advice && <p>{advice}</p>}
      {link && <Link href={link.href}>{link.label}</Link>}
      {action && <div className={actions}>{action}</div>}
    </div>
  );
  return isWholePage ? <main className={wholePage}>{content}</main> : content;
}
