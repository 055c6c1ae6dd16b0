import { TriangleAlert } from '@lucide/icons';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Drawing } from '../Drawing.tsx';
import {
  asterisk,
  below,
  error,
  failure,
  frame,
  hint,
  label,
  lastLine,
  remedy as remedySlot,
  warning,
} from './FieldFrame.css.ts';
import type { FieldBaseProps } from './FieldName.ts';
import type { FieldFrameParts } from './useFieldFrame.ts';

interface FieldFrameProps extends Pick<FieldBaseProps, 'hint' | 'error' | 'warning' | 'isRequired' | 'disabledReason'> {
  /** From `useFieldFrame`. */
  field: Pick<FieldFrameParts, 'part' | 'controlId' | 'labelId' | 'belowId' | 'label' | 'isLabelHidden'>;
  /** Why the field cannot be used as it is, when nothing that was entered is to blame. */
  failure?: string | undefined;
  /** What mends the failure. */
  remedy?: ReactNode;
  /** At the end of the line below: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

const looks = { hint, error, failure, warning };
type Look = keyof typeof looks;

/** A disabled field also says what has to be done first, behind what is wrong with it. */
function lineBelow(props: FieldFrameProps): [string | undefined, Look] {
  const { disabledReason, error } = props;
  if (error) return [disabledReason ? `${error.replace(/\.$/, '')}. ${disabledReason}` : error, 'error'];
  if (disabledReason) return [disabledReason, 'hint'];
  if (props.failure) return [props.failure, 'failure'];
  return props.warning ? [props.warning, 'warning'] : [props.hint, 'hint'];
}

/** Label above, control, and one line below that holds the reason, the error, the warning or the hint. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, isRequired, remedy, aside, children } = props;
  const [text, look] = lineBelow(props);
  const line = (
    <div id={field.belowId} aria-live="polite" className={`${below} ${looks[look]}`}>
      {(look === 'warning' || look === 'failure') && <Drawing of={TriangleAlert} size={14} />}
      {text}
    </div>
  );
  return (
    <div data-ui={field.part} className={frame}>
      <label id={field.labelId} htmlFor={field.controlId} className={field.isLabelHidden ? visuallyHidden : label}>
        {field.label}
        {isRequired && (
          <span aria-hidden="true" className={asterisk}>
            *
          </span>
        )}
      </label>
      {children}
      {aside ? (
        <div className={lastLine}>
          {line}
          {aside}
        </div>
      ) : (
        line
      )}
      {look === 'failure' && remedy && <div className={remedySlot}>{remedy}</div>}
    </div>
  );
}
