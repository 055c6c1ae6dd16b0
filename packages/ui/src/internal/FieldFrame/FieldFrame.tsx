import { TriangleAlert } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Drawing } from '../Drawing.tsx';
import {
  asterisk,
  below,
  error as errorText,
  failure as failureText,
  frame,
  hint as hintText,
  label as labelText,
  remedy as remedySlot,
  warning as warningText,
} from './FieldFrame.css.ts';
import type { FieldBaseProps } from './FieldName.ts';
import type { FieldFrameIds } from './useFieldFrame.ts';

interface FieldFrameProps extends Pick<FieldBaseProps, 'hint' | 'error' | 'warning' | 'isRequired' | 'disabledReason'> {
  ids: Pick<FieldFrameIds, 'controlId' | 'labelId' | 'belowId'>;
  label?: string | undefined;
  /** Why the field cannot be used as it is, when nothing that was entered is to blame. */
  failure?: string | undefined;
  /** What mends the failure. */
  remedy?: ReactNode;
  children: ReactNode;
}

/** Label above, control, and one line below that holds the reason, the error, the warning or the hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, hint, error, failure, warning, isRequired, disabledReason, remedy, children } = props;
  // A disabled field cannot be mended: why it is disabled says more than what is wrong with it.
  const [text, look] = disabledReason
    ? [disabledReason, hintText]
    : error
      ? [error, errorText]
      : failure
        ? [failure, failureText]
        : warning
          ? [warning, warningText]
          : [hint, hintText];
  return (
    <div className={frame}>
      {label !== undefined && (
        <label id={ids.labelId} htmlFor={ids.controlId} className={labelText}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={asterisk}>
              *
            </span>
          )}
        </label>
      )}
      {children}
      <div id={ids.belowId} aria-live="polite" className={`${below} ${look}`}>
        {(look === warningText || look === failureText) && <Drawing of={TriangleAlert} size={14} />}
        {text}
      </div>
      {look === failureText && remedy && <div className={remedySlot}>{remedy}</div>}
    </div>
  );
}
