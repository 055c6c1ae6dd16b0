'use client';
import { Check, Minus } from '@lucide/icons';
import { mergeProps, useCheckbox, useFocusRing, useHover } from 'react-aria';
import { Drawing } from '../../internal/Drawing.tsx';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/FieldFrame/useControlRef.ts';
import { useFieldFrame } from '../../internal/FieldFrame/useFieldFrame.ts';
import { useFieldValue } from '../../internal/FieldFrame/useFieldValue.ts';
import { pickData } from '../../internal/pickDomProps.ts';
import { ChoiceWords } from '../../internal/choices/ChoiceWords.tsx';
import { choiceRow, square } from '../../internal/choices/choice.css.ts';
import { useResetGuard } from '../../internal/choices/useResetGuard.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { root } from './Checkbox.css.ts';

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
    /** What a form submits under `name` while it is ticked. @default 'on' */
    submittedValue?: string | undefined;
  };

const present = (is: boolean) => (is ? '' : undefined);

// On React Aria's hooks: its component would mount contexts for a group and for parts that stand nowhere here.
/** One yes or no in a form that is sent later. Use `Switch` for what happens at once, `CheckboxGroup` for a list. */
export function Checkbox(props: CheckboxProps) {
  const { isIndeterminate = false, hint, error, isRequired = false, disabledReason, submittedValue } = props;
  const field = useFieldFrame('checkbox', props);
  const { readOnly: isLocked = false, 'aria-invalid': isInvalid = false, ...control } = field.controlProps;
  const inputRef = useControlRef(props);
  const [isOn, change] = useFieldValue({ ...props, empty: false, controlRef: inputRef });
  const edit = useResetGuard(change);
  const setSelected = (next: boolean) => {
    if (!isLocked) edit(next);
  };
  const { labelProps, inputProps } = useCheckbox(
    {
      id: control.id,
      'aria-labelledby': field.labelId,
      'aria-describedby': control['aria-describedby'],
      onFocus: control.onFocus,
      onBlur: control.onBlur,
      isIndeterminate,
      isRequired,
      isInvalid,
      isReadOnly: isLocked,
      // The browser's own messages are in the browser's language.
      validationBehavior: 'aria',
      name: field.submittedName,
      value: submittedValue,
    },
    { isSelected: isOn, defaultSelected: isOn, setSelected, toggle: () => setSelected(!isOn) },
    inputRef,
  );
  const { hoverProps, isHovered } = useHover({ isDisabled: isLocked });
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div data-ui={field.part} className={root}>
      <label
        {...mergeProps(labelProps, hoverProps)}
        className={choiceRow}
        data-selected={present(isOn)}
        data-indeterminate={present(isIndeterminate)}
        data-hovered={present(isHovered)}
        data-focus-visible={present(isFocusVisible)}
        data-invalid={present(isInvalid)}
        data-readonly={present(isLocked)}
        data-blocked={present(Boolean(disabledReason))}
      >
        <span className={visuallyHidden}>
          <input
            {...mergeProps(inputProps, focusProps)}
            {...pickData(control)}
            ref={inputRef}
            aria-disabled={control['aria-disabled']}
          />
        </span>
        <span className={square}>
          <Drawing of={isIndeterminate ? Minus : Check} size={14} />
        </span>
        <ChoiceWords
          labelId={field.labelId}
          noteId={field.belowId}
          label={field.label}
          isLabelHidden={field.isLabelHidden}
          note={disabledReason ?? (error || hint)}
          isError={isInvalid}
          isRequired={isRequired}
          isLive
        />
      </label>
    </div>
  );
}
