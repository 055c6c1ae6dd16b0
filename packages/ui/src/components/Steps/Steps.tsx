'use client';
import { Check, TriangleAlert } from '@lucide/icons';
import { navigationPtBR } from '../../i18n/ptBR/navigation.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import {
  description as descriptionText,
  label as labelText,
  list,
  mark,
  step as stepClass,
  steps as stepsClass,
  words,
} from './Steps.css.ts';

export interface Step {
  /** Unique in the list; usable in an address. */
  id: string;
  /** The task of the step, in two or three words. */
  label: string;
  /** A second line, such as the filled-in value. */
  description?: string | undefined;
  /** Whether it is complete, or contains errors; a future step is neither. */
  state?: 'done' | 'error' | undefined;
  /** Disables the step and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
}

export interface StepsProps extends DomProps {
  /** Names the steps for screen readers (“Etapas da importação”). */
  label: string;
  /** In order; two to seven. */
  steps: readonly Step[];
  /** The id of the current step. */
  value: string;
  /** Runs with the requested step; without it the steps only show the position and cannot be pressed. */
  onChange?: ((id: string) => void) | undefined;
}

/** Navigation between the steps of a form. Use `Tabs` if the order does not matter. */
export function Steps(props: StepsProps) {
  const { label, steps, value, onChange } = props;
  return (
    <nav {...pickDomProps('steps', props)} aria-label={label} className={stepsClass}>
      <ol className={list}>
        {steps.map((step, place) => (
          <StepItem
            key={step.id}
            step={step}
            number={place + 1}
            total={steps.length}
            isCurrent={step.id === value}
            onChoose={onChange}
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepItemProps {
  step: Step;
  number: number;
  total: number;
  isCurrent: boolean;
  onChoose: ((id: string) => void) | undefined;
}

function StepItem({ step, number, total, isCurrent, onChoose }: StepItemProps) {
  const { id, label, description, state } = step;
  const navigation = useAreaMessages('navigation', navigationPtBR);
  const disabled = useDisabledReason(onChoose ? step.disabledReason : undefined);
  const content = (
    <>
      <span className={mark} aria-hidden="true">
        {state ? <SvgIcon icon={state === 'done' ? Check : TriangleAlert} size={16} /> : number}
      </span>
      <span className={words}>
        <span className={visuallyHidden}>{`${navigation.stepOf(number, total)} `}</span>
        <span data-label="" className={labelText}>
          {label}
        </span>
        {state && (
          <span className={state === 'error' ? descriptionText : visuallyHidden}>{` ${navigation[state]}`}</span>
        )}
        {description && <span className={descriptionText}>{` ${description}`}</span>}
      </span>
    </>
  );
  const look = { className: stepClass, 'data-state': state, 'aria-current': isCurrent ? ('step' as const) : undefined };
  return (
    <li>
      {onChoose ? (
        <button
          type="button"
          {...look}
          {...disabled.props}
          onClick={() => {
            if (!disabled.isDisabled && !isCurrent) onChoose(id);
          }}
        >
          {content}
        </button>
      ) : (
        <span {...look}>{content}</span>
      )}
      {disabled.description}
    </li>
  );
}
