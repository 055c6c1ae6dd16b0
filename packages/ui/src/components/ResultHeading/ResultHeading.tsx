import type { ReactNode } from 'react';
import { SvgIcon, type IconData } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { toneIcons } from '../../internal/base/icons/toneIcons.ts';
import {
  bands,
  body,
  detail as detailText,
  dot,
  fact,
  facts as factsClass,
  mark,
  sentence,
  title as titleText,
} from './ResultHeading.css.ts';

export interface ResultHeadingProps extends DomProps {
  /** The meaning of the answer, not its look. It sets colour and icon. */
  tone: 'positive' | 'critical' | 'caution' | 'info' | 'neutral';
  /** The answer in a few words; a heading of level 2. */
  title: string;
  /** Replaces the icon of the tone. */
  icon?: IconData | undefined;
  /** Who answered, when and why. */
  detail?: ReactNode;
  /** Instead of `detail`: short facts with a dot between them. No line begins or ends with a dot. */
  facts?: readonly ReactNode[] | undefined;
  /** Small buttons, at the end of the band. */
  actions?: ReactNode;
  /** Below the band: what the user can do. */
  children?: ReactNode;
}

function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <p className={`${detailText} ${factsClass}`}>
      <span>
        {facts.map((one, index) => (
          <span key={index} className={fact}>
            {index > 0 && <span className={dot}> · </span>}
            <span>{one}</span>
          </span>
        ))}
      </span>
    </p>
  );
}

/**
 * The answer to a query, as the head of a flush `Card`: icon, text and a band across the card. For a state in a list use `StatusBadge`.
 */
export function ResultHeading(props: ResultHeadingProps) {
  const { tone, title, icon = toneIcons[tone], detail, facts, actions, children } = props;
  return (
    <div {...pickDomProps('result-heading', props)}>
      <div className={bands[tone]}>
        <div className={sentence}>
          <span className={mark}>
            <SvgIcon icon={icon} size={28} />
          </span>
          <div>
            <h2 className={titleText}>{title}</h2>
            {detail && <p className={detailText}>{detail}</p>}
            {facts && <Facts facts={facts} />}
          </div>
        </div>
        {actions}
      </div>
      {children && <div className={body}>{children}</div>}
    </div>
  );
}
