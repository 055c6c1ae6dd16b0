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
import { keepNumbersWhole } from './keepNumbersWhole.tsx';
import type { FieldFrameParts } from './useFieldFrame.ts';

interface FieldFrameProps extends Pick<FieldBaseProps, 'hint' | 'error' | 'warning' | 'isRequired' | 'disabledReason'> {
  /** From `useFieldFrame`. */
  field: Pick<FieldFrameParts, 'dataUi' | 'controlId' | 'labelId' | 'belowId' | 'label' | 'isLabelHidden'>;
  /** A failure that is not about the value: the options did not load. */
  failure?: string | undefined;
  /** The action that repairs the failure, such as a retry button. */
  remedy?: ReactNode;
  /** Between the control and the message below it. */
  legend?: ReactNode;
  /** A hidden input with the submitted value, if that differs from the shown text. */
  hiddenInput?: ReactNode;
  /** At the end of the message: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The text below the control, and its class. In a disabled field the reason follows the error. */
function messageBelow(props: FieldFrameProps): [string | undefined, string] {
  const { disabledReason, error } = props;
  if (error) return [disabledReason ? `${error.replace(/\.$/, '')}. ${disabledReason}` : error, errorLook];
  if (disabledReason) return [disabledReason, hintLook];
  if (props.failure) return [props.failure, failureLook];
  return props.warning ? [props.warning, warningLook] : [props.hint, hintLook];
}

/**
 * The label, the control, and one message below it: the error, the disabled reason, the failure, the warning or the hint. A function and not
 * a component, because a page may have hundreds of fields.
 */
export function renderFieldFrame(props: FieldFrameProps) {
  const { field, isRequired, remedy, aside, children } = props;
  const [text, look] = messageBelow(props);
  const line = (
    <div id={field.belowId} aria-live="polite" className={`${below} ${look}`}>
      {(look === warningLook || look === failureLook) && <SvgIcon icon={TriangleAlert} size={14} />}
      {/* Each text is a new element, so that it is announced in full and once: not only its changed number, nor again with a new icon. */}
      {text && <span key={`${look} ${text}`}>{keepNumbersWhole(text)}</span>}
    </div>
  );
  return (
    <div data-ui={field.dataUi} className={frame}>
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
      {props.hiddenInput}
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

/** `renderFieldFrame` as a component. */
export const FieldFrame = renderFieldFrame;
