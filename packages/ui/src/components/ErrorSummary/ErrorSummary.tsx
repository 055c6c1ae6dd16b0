'use client';
import { TriangleAlert } from '@lucide/icons';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { fieldsPtBR } from '../../i18n/ptBR/fields.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { focusField } from './focusField.ts';
import { link, list, root, title as titleClass } from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** The `id` of the field. */
  fieldId: string;
  /** The error that the field shows. */
  message: string;
}

export interface ErrorSummaryProps extends DomProps {
  /** In the order of the fields; an empty list shows nothing. */
  problems: readonly FieldProblem[];
  /** How often a submit was refused. Each increase moves the focus to the summary as soon as there is an error. */
  attempt: number;
  /** Replaces “Há 2 problemas neste formulário”. */
  title?: string | undefined;
}

/** Above a long form that was refused: its errors, each with a link to its field. Short forms focus their first field instead. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { problems, attempt, title } = props;
  const fields = useAreaMessages('fields', fieldsPtBR);
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const isEmpty = problems.length === 0;
  const handledAttempt = useRef(0);
  useEffect(() => {
    const isDue = attempt > handledAttempt.current;
    const settle = () => {
      handledAttempt.current = attempt;
    };
    if (isDue && isEmpty) {
      // An error about text that is typed later does not belong to the attempt. The listener captures the event, because React may show the
      // error before the event bubbles up.
      document.addEventListener('input', settle, true);
      return () => document.removeEventListener('input', settle, true);
    }
    settle();
    if (isDue) ref.current?.focus();
  }, [attempt, isEmpty]);
  if (isEmpty) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={root}
      {...pickDomProps('error-summary', props)}
    >
      <h2 id={titleId} className={titleClass}>
        <SvgIcon icon={TriangleAlert} size={18} />
        <span>{title ?? fields.problems(problems.length)}</span>
      </h2>
      <ul className={list}>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={link}
              onClick={(event: MouseEvent) => {
                // Not the default action: it would add a hash to the address, which a router may treat as a route.
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
