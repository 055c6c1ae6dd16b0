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
    /** Whether it is checked. */
    value?: boolean | undefined;
    /** Whether an uncontrolled checkbox is checked initially. A form reset restores it. */
    defaultValue?: boolean | undefined;
    /** Runs with the requested state; the checkbox shows `value`. */
    onChange?: ((value: boolean) => void) | undefined;
    /** Shows the mixed state: only some of the represented items are checked. A press requests all of them. */
    isIndeterminate?: boolean | undefined;
    /** The submitted value under `name` while it is checked. @default 'on' */
    submittedValue?: string | undefined;
  };

const present = (is: boolean) => (is ? '' : undefined);

/** A yes or no in a form that is submitted later. Use `Switch` for an immediate effect, `CheckboxGroup` for a list. */
export function Checkbox(props: CheckboxProps) {
  const { isIndeterminate = false, hint, error, isRequired = false, disabledReason, submittedValue } = props;
  const field = useFieldFrame('checkbox', props);
  const { readOnly: isNotEditable = false, ...control } = field.controlProps;
  const inputRef = useControlRef(props);
  const [isOn, change] = useFieldValue(props, { empty: false, controlRef: inputRef });
  useLayoutEffect(() => {
    const input = inputRef.current as HTMLInputElement;
    // `indeterminate` is a property without an HTML attribute.
    input.indeterminate = isIndeterminate;
    // Otherwise the browser would restore the default on a reset of the form, whatever the value is.
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
            // A press clears `indeterminate` in the browser, even if the parent does not change the value.
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
