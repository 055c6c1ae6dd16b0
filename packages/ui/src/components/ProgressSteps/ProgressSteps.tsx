'use client';
import { Ban, Check, Circle } from '@lucide/icons';
import { useId } from 'react';
import { chartsPtBR } from '../../i18n/ptBR/charts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { ShareTrack } from '../../internal/base/charts/ShareTrack.tsx';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { Spinner } from '../../internal/base/progress/Spinner.tsx';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { heading, list, mark, name, note as noteClass, root, step as stepClass, track } from './ProgressSteps.css.ts';

export interface ProgressStep {
  /** Unique among the steps. */
  id: string;
  /** The step in one or two words: “Envio”, “Leitura”. */
  label: string;
  /** The state. At most one step is `current` or `failed`; its state is announced. */
  status: 'waiting' | 'current' | 'done' | 'failed';
  /** Its result, or its state: “1.284 linhas”. */
  note?: string | undefined;
  /** Percentage of the current step; omit it if it is unknown. */
  progress?: number | undefined;
}

export interface ProgressStepsProps extends DomProps {
  /** The subject of the steps: the name of the file or batch. */
  label: string;
  /** In order; two to six. */
  steps: readonly ProgressStep[];
}

const icons = { waiting: Circle, done: Check, failed: Ban };

/** The progress of a process with steps, such as an upload or an import. For steps that the user takes use `Steps`. */
export function ProgressSteps(props: ProgressStepsProps) {
  const { label, steps } = props;
  const charts = useAreaMessages('charts', chartsPtBR);
  const id = useId();
  const at = steps.findIndex(({ status }) => status === 'current' || status === 'failed');
  const { label: shown = '', status } = steps[at] ?? {};
  const isDone = steps.every((step) => step.status === 'done');
  const announcement = status ? charts.atStep(at + 1, steps.length, shown, charts.stepStatus[status]) : '';
  return (
    <div {...pickDomProps('progress-steps', props)} className={root}>
      <p id={id} className={heading}>
        {label}
      </p>
      <ol className={list} aria-labelledby={id}>
        {steps.map((step) => (
          <li
            key={step.id}
            className={stepClass}
            data-status={step.status}
            aria-current={step.status === 'current' ? 'step' : undefined}
          >
            <span className={mark[step.status]}>
              {step.status === 'current' ? <Spinner /> : <SvgIcon icon={icons[step.status]} size={16} />}
            </span>
            <span>
              <span className={name} data-part="name">
                {step.label}
              </span>
              <span className={visuallyHidden}>, </span>
              <span className={noteClass} data-part="state">
                {charts.stepStatus[step.status]}
              </span>
              {step.note && <span className={noteClass}>{` · ${step.note}`}</span>}
            </span>
            {step.status === 'current' && step.progress !== undefined && (
              <span className={track}>
                <ShareTrack share={Math.min(1, Math.max(0, step.progress / 100))} tone="accent" />
              </span>
            )}
          </li>
        ))}
      </ol>
      <span role="status" className={visuallyHidden}>
        {isDone ? charts.allSteps(label) : announcement}
      </span>
    </div>
  );
}
