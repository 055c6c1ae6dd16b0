'use client';
import { type Ref, useId } from 'react';
import type { FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { note, root, row, track } from './Switch.css.ts';

export type SwitchProps = FieldName & {
  /** Whether it is on. */
  isSelected: boolean;
  /** The state asked for; the switch moves when `isSelected` follows. */
  onChange: (isSelected: boolean) => void;
  /** Below the label while the switch is not disabled. */
  hint?: string | undefined;
  /** Disables the switch and says why. There is no way to disable without a reason. */
  disabledReason?: string | undefined;
  /** The name under which a form submits `on`. */
  name?: string | undefined;
  /** Reaches the native element: for a measure or a focus that no prop offers. */
  ref?: Ref<HTMLInputElement> | undefined;
};

// A native checkbox tells its state itself; ARIA in HTML forbids `aria-checked` beside it, which a literal role would ask for.
const asSwitch = { role: 'switch' };

/** Turns something on or off at once. Use `Checkbox` in a form where nothing happens until it is sent. */
export function Switch(props: SwitchProps) {
  const { label, isSelected, onChange, hint, disabledReason, name, ref } = props;
  const noteId = useId();
  const text = disabledReason ?? hint;
  return (
    <div className={root}>
      <label className={row} data-disabled={disabledReason ? '' : undefined}>
        <input
          ref={ref}
          type="checkbox"
          {...asSwitch}
          className={track}
          aria-label={props['aria-label']}
          aria-describedby={text ? noteId : undefined}
          aria-disabled={disabledReason ? true : undefined}
          name={name}
          checked={isSelected}
          onChange={(event) => {
            if (!disabledReason) onChange(event.target.checked);
          }}
          // The pattern leaves Enter open; it must not send the form around the switch instead.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!disabledReason && !event.repeat) onChange(!isSelected);
          }}
        />
        {label}
      </label>
      {text && (
        <div id={noteId} className={note}>
          {text}
        </div>
      )}
    </div>
  );
}
