import { TriangleAlert } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Drawing } from '../Drawing.tsx';
import {
  asterisk,
  below,
  error as errorText,
  frame,
  hint as hintText,
  label as labelText,
  warning as warningText,
} from './FieldFrame.css.ts';
import type { FieldBaseProps } from './FieldName.ts';
import type { FieldFrameIds } from './useFieldFrame.ts';

export interface FieldFrameProps
  extends Pick<FieldBaseProps, 'hint' | 'error' | 'warning' | 'isRequired' | 'disabledReason'> {
  ids: Pick<FieldFrameIds, 'controlId' | 'labelId' | 'belowId'>;
  label?: string;
  children: ReactNode;
}

/** Label above, control, and one line below that holds the reason, the error, the warning or the hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { ids, label, hint, error, warning, isRequired, disabledReason, children } = props;
  // A disabled field cannot be mended: why it is disabled says more than what is wrong with it.
  const [text, look] = disabledReason
    ? [disabledReason, hintText]
    : error
      ? [error, errorText]
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
        {look === warningText && <Drawing of={TriangleAlert} size={14} />}
        {text}
      </div>
    </div>
  );
}
