'use client';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components';
import { FieldFrame } from '../../internal/fields/FieldFrame/FieldFrame.tsx';
import type { ControlRefProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useFieldFrame } from '../../internal/fields/FieldFrame/useFieldFrame.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import type { ChoiceGroupProps, ChoiceItemProps } from '../../internal/collections/choices/ChoiceOption.ts';
import { ChoiceLabel } from '../../internal/collections/choices/ChoiceLabel.tsx';
import { choiceInList, choiceRow, choices, circle } from '../../internal/collections/choices/choice.css.ts';
import { pickData } from '../../internal/base/dom/pickDomProps.ts';
import { hideByClass } from '../../internal/collections/choices/hideByClass.tsx';
import { useChoice } from '../../internal/collections/choices/useChoice.ts';
import { useGroupForm, useGroupRefs } from '../../internal/collections/choices/useGroupForm.ts';
import { useExcludeFromForm } from '../../internal/collections/choices/useExcludeFromForm.ts';
import { useResetGuard } from '../../internal/collections/choices/useResetGuard.ts';

export type RadioGroupProps<Value extends string> = FieldName &
  ChoiceGroupProps<Value> &
  ControlRefProps & {
    /** The chosen value; `null` without a choice. */
    value?: Value | null | undefined;
    /** The initial choice of an uncontrolled group. A form reset restores it. */
    defaultValue?: Value | null | undefined;
    /** Runs with the requested value, after a press or an arrow key; `null` after a reset. */
    onChange?: ((value: NoInfer<Value> | null) => void) | undefined;
  };

const row = `${choiceRow} ${choiceInList}`;

/** One of a few options that are all visible. Use `Select` for more than five, `Switch` for on and off. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, isRequired, disabledReason, orientation } = props;
  const field = useFieldFrame('radio-group', props);
  const { controlProps } = field;
  const [holdGroup, controlRef] = useGroupForm<HTMLDivElement>();
  const [chosen, change] = useFieldValue<Value | null>(props, { empty: null, controlRef });
  useGroupRefs(props, controlRef, chosen);
  useExcludeFromForm(controlRef, field.submittedName === undefined);
  const edit = useResetGuard(change);
  return (
    <FieldFrame {...props} field={field}>
      <AriaRadioGroup
        ref={holdGroup}
        {...pickData(controlProps)}
        id={field.controlId}
        onFocus={controlProps.onFocus}
        onBlur={controlProps.onBlur}
        className={choices}
        orientation={orientation ?? 'vertical'}
        aria-labelledby={field.labelId}
        aria-describedby={controlProps['aria-describedby']}
        value={chosen}
        onChange={(next) => {
          // An arrow key reaches an unavailable option, so that its reason is read; it does not choose it.
          const option = options.find((one) => one.value === next);
          if (option && !option.disabledReason) edit(option.value);
        }}
        isRequired={isRequired ?? false}
        isInvalid={controlProps['aria-invalid'] ?? false}
        isReadOnly={field.isNotEditable}
        validationBehavior="aria"
        // Also while it is disabled, because React Aria keeps the first name that it gets.
        name={props.name}
        render={(group) => <div {...group} aria-disabled={disabledReason ? true : undefined} />}
      >
        {options.map((option) => (
          <Option key={option.value} option={option} isBlocked={Boolean(disabledReason)} />
        ))}
      </AriaRadioGroup>
    </FieldFrame>
  );
}

function Option(props: ChoiceItemProps) {
  const choice = useChoice(props);
  return (
    <RadioField {...choice.field}>
      <RadioButton render={hideByClass} className={row} {...choice.row}>
        <span className={circle} />
        <ChoiceLabel {...choice.labelProps} />
      </RadioButton>
    </RadioField>
  );
}
