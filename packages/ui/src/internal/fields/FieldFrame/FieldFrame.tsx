import { TriangleAlert } from '@lucide/icons';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';
import {
  asterisk,
  below,
  error as errorLook,
  failure as failureLook,
  frame,
  hint as hintLook,
  label,
  lastLine,
  remedy as remedySlot,
  warning as warningLook,
} from './FieldFrame.css.ts';
import type { FieldBaseProps } from './FieldName.ts';
import type { FieldFrameParts } from './useFieldFrame.ts';

interface FieldFrameProps extends Pick<FieldBaseProps, 'hint' | 'error' | 'warning' | 'isRequired' | 'disabledReason'> {
  /** From `useFieldFrame`. */
  field: Pick<FieldFrameParts, 'part' | 'controlId' | 'labelId' | 'belowId' | 'label' | 'isLabelHidden'>;
  /** Why the field cannot be used as it is, when nothing that was entered is to blame. */
  failure?: string | undefined;
  /** The action that mends the failure. */
  remedy?: ReactNode;
  /** Between the control and the line below. */
  legend?: ReactNode;
  /** The submitted value where it differs from the shown text: a hidden input. */
  sent?: ReactNode;
  /** At the end of the line below: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A disabled field also says what has to be done first, behind what is wrong with it. */
function lineBelow(props: FieldFrameProps): [string | undefined, string] {
  const { disabledReason, error } = props;
  if (error) return [disabledReason ? `${error.replace(/\.$/, '')}. ${disabledReason}` : error, errorLook];
  if (disabledReason) return [disabledReason, hintLook];
  if (props.failure) return [props.failure, failureLook];
  return props.warning ? [props.warning, warningLook] : [props.hint, hintLook];
}

/**
 * Label above, control, and one line below that holds the reason, the error, the warning or the hint. Without hooks: a field of
 * which a page may have hundreds calls it, and is a component less to React.
 */
export function fieldFrame(props: FieldFrameProps) {
  const { field, isRequired, remedy, aside, children } = props;
  const [text, look] = lineBelow(props);
  const line = (
    <div id={field.belowId} aria-live="polite" className={`${below} ${look}`}>
      {(look === warningLook || look === failureLook) && <SvgIcon icon={TriangleAlert} size={14} />}
      {text && <span>{text}</span>}
    </div>
  );
  return (
    <div data-ui={field.part} className={frame}>
      <label id={field.labelId} htmlFor={field.controlId} className={field.isLabelHidden ? visuallyHidden : label}>
        <span>{field.label}</span>
        {isRequired && (
          <span aria-hidden="true" className={asterisk}>
            *
          </span>
        )}
      </label>
      {children}
      {props.legend}
      {props.sent}
      {aside ? (
        <div className={lastLine}>
          {line}
          {aside}
        </div>
      ) : (
        line
      )}
      {look === failureLook && remedy && <div className={remedySlot}>{remedy}</div>}
    </div>
  );
}

/** `fieldFrame` as a component, for all others. */
export const FieldFrame = fieldFrame;
