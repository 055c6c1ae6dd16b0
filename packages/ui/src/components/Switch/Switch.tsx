'use client';
import { useLayoutEffect } from 'react';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldFrame } from '../../internal/fields/FieldFrame/useFieldFrame.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { note, root, row, track } from './Switch.css.ts';

export type SwitchProps = FieldName &
  Omit<FieldBaseProps, 'error' | 'warning' | 'isRequired'> &
  ControlRefProps & {
    /** Whether it is on. */
    value?: boolean | undefined;
    /** Whether an uncontrolled switch is on initially. A form reset restores it. */
    defaultValue?: boolean | undefined;
    /** Runs with the requested state; the switch follows `value`. */
    onChange?: ((value: boolean) => void) | undefined;
  };

// A native checkbox exposes its state itself. ARIA in HTML forbids `aria-checked` on it, which a literal role would require.
const asSwitch = { role: 'switch' };

/** Turns something on or off at once. Use `Checkbox` in a form that is submitted later. */
export function Switch(props: SwitchProps) {
  const { hint, disabledReason, isReadOnly } = props;
  const field = useFieldFrame('switch', props);
  const { readOnly: isNotEditable, ...control } = field.controlProps;
  const inputRef = useControlRef(props);
  const [isOn, change] = useFieldValue(props, { empty: false, controlRef: inputRef });
  const text = disabledReason ?? hint;
  useLayoutEffect(() => {
    // Otherwise the browser would restore the default on a reset of the form, whatever the value is.
    if (inputRef.current) inputRef.current.defaultChecked = isOn;
  }, [inputRef, isOn]);
  return (
    <div data-ui={field.dataUi} className={root}>
      <label className={row} data-disabled={disabledReason ? '' : undefined}>
        <input
          {...control}
          ref={inputRef}
          type="checkbox"
          {...asSwitch}
          className={track}
          aria-readonly={isReadOnly && !disabledReason ? true : undefined}
          name={field.submittedName}
          checked={isOn}
          onChange={(event) => {
            if (!isNotEditable) change(event.target.checked);
          }}
          // Enter toggles the switch, which the ARIA pattern allows. Otherwise it would submit the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isNotEditable && !event.repeat) change(!isOn);
          }}
        />
        <span className={field.isLabelHidden ? visuallyHidden : undefined}>{field.label}</span>
      </label>
      {text && (
        <div id={field.belowId} className={note}>
          {text}
        </div>
      )}
    </div>
  );
}
