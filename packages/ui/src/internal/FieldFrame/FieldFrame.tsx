import type { ReactNode } from 'react';
import { asterisk, below, error as errorText, frame, hint as hintText, label as labelText } from './FieldFrame.css.ts';
import type { FieldBaseProps } from './FieldName.ts';
import type { FieldFrameIds } from './useFieldFrame.ts';

export interface FieldFrameProps extends Pick<FieldBaseProps, 'hint' | 'error' | 'isRequired' | 'disabledReason'> {
  ids: Pick<FieldFrameIds, 'controlId' | 'labelId' | 'belowId'>;
  label?: string;
  children: ReactNode;
}

/** Label above, control, and one line below that holds the error, the reason or the hint. */
export function FieldFrame({ ids, label, hint, error, isRequired, disabledReason, children }: FieldFrameProps) {
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
      <div id={ids.belowId} className={`${below} ${error ? errorText : hintText}`}>
        {error ?? disabledReason ?? hint}
      </div>
    </div>
  );
}
