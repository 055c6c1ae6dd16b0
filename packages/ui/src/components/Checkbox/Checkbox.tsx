'use client';
import { Check, Minus } from '@lucide/icons';
import { useLayoutEffect } from 'react';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldFrame } from '../../internal/fields/FieldFrame/useFieldFrame.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { ChoiceLabel } from '../../internal/collections/choices/ChoiceLabel.tsx';
import { choiceRow, native } from '../../internal/collections/choices/choice.css.ts';
import { box, root } from './Checkbox.css.ts';

export type CheckboxProps = FieldName &
  Omit<FieldBaseProps, 'warning'> &
  ControlRefProps & {
    /** Whether it is ticked. */
    value?: boolean | undefined;
    /** Whether it is ticked at first, where it keeps its own state; a reset of the form brings it back. */
    defaultValue?: boolean | undefined;
    /** The state asked for; the box follows `value`. */
    onChange?: ((value: boolean) => void) | undefined;
    /** Some of what it stands for is ticked and some is not; a press asks for all of it. */
    isIndeterminate?: boolean | undefined;
    /** The submitted value under `name` while it is ticked. @default 'on' */
    submittedValue?: string | undefined;
  };

const present = (is: boolean) => (is ? '' : undefined);

/** One yes or no in a form that is sent later. Use `Switch` for what happens at once, `CheckboxGroup` for a list. */
export function Checkbox(props: CheckboxProps) {
  const { isIndeterminate = false, hint, error, isRequired = false, disabledReason, submittedValue } = props;
  const field = useFieldFrame('checkbox', props);
  const { readOnly: isNotEditable = false, ...control } = field.controlProps;
  const inputRef = useControlRef(props);
  const [isOn, change] = useFieldValue(props, { empty: false, controlRef: inputRef });
  useLayoutEffect(() => {
    const input = inputRef.current as HTMLInputElement;
    // HTML has no attribute for it.
    input.indeterminate = isIndeterminate;
    // A reset of the form would restore this by itself: the value alone decides.
    input.defaultChecked = isOn;
  }, [inputRef, isIndeterminate, isOn]);
  return (
    <div data-ui={field.dataUi} className={root}>
      <label
        className={choiceRow}
        data-selected={present(isOn)}
        data-indeterminate={present(isIndeterminate)}
        data-invalid={present(Boolean(control['aria-invalid']))}
        data-readonly={present(isNotEditable)}
        data-blocked={present(Boolean(disabledReason))}
      >
        <input
          {...control}
          ref={inputRef}
          type="checkbox"
          className={native}
          aria-labelledby={field.labelId}
          aria-readonly={isNotEditable || undefined}
          name={field.submittedName}
          value={submittedValue}
          checked={isOn}
          onChange={({ target }) => {
            if (!isNotEditable) change(target.checked);
            // The browser takes it away with the press, also where the owner leaves everything as it is.
            target.indeterminate = isIndeterminate;
          }}
        />
        <span className={box}>
          <SvgIcon icon={isIndeterminate ? Minus : Check} size={14} />
        </span>
        <ChoiceLabel
          labelId={field.labelId}
          noteId={field.belowId}
          label={field.label}
          isLabelHidden={field.isLabelHidden}
          note={disabledReason ?? (error || hint)}
          isError={Boolean(control['aria-invalid'])}
          isRequired={isRequired}
          isLive
        />
      </label>
    </div>
  );
}
