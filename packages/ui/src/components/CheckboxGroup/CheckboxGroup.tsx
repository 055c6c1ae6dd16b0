'use client';
import { Check } from '@lucide/icons';
import { useId } from 'react';
import { CheckboxGroup as AriaCheckboxGroup, CheckboxButton, CheckboxField } from 'react-aria-components';
import { fieldsPtBR } from '../../i18n/ptBR/fields.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { FieldFrame } from '../../internal/fields/FieldFrame/FieldFrame.tsx';
import type { ControlRefProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useFieldFrame } from '../../internal/fields/FieldFrame/useFieldFrame.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import type { ChoiceGroupProps, ChoiceItemProps } from '../../internal/collections/choices/ChoiceOption.ts';
import { ChoiceLabel } from '../../internal/collections/choices/ChoiceLabel.tsx';
import { choiceInList, choiceRow, choices, square } from '../../internal/collections/choices/choice.css.ts';
import { pickData } from '../../internal/base/dom/pickDomProps.ts';
import { hideByClass } from '../../internal/collections/choices/hideByClass.tsx';
import { useChoice } from '../../internal/collections/choices/useChoice.ts';
import { useGroupForm, useGroupRefs } from '../../internal/collections/choices/useGroupForm.ts';
import { useResetGuard } from '../../internal/collections/choices/useResetGuard.ts';

export type CheckboxGroupProps<Value extends string> = FieldName &
  ChoiceGroupProps<Value> &
  ControlRefProps & {
    /** The checked values. */
    value?: readonly Value[] | undefined;
    /** The initial values of an uncontrolled group. A form reset restores them. */
    defaultValue?: readonly Value[] | undefined;
    /** Runs with all checked values, including values whose options are no longer offered. */
    onChange?: ((value: NoInfer<Value>[]) => void) | undefined;
  };

const noValues: readonly never[] = [];
const row = `${choiceRow} ${choiceInList}`;

/** Any number of a few options that are all visible. Use `MultiSelect` for more than seven. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, isRequired, disabledReason, orientation } = props;
  const field = useFieldFrame('checkbox-group', props);
  const { controlProps } = field;
  const [holdGroup, controlRef] = useGroupForm<HTMLDivElement>();
  const onChange = props.onChange && ((next: readonly Value[]) => props.onChange?.([...next]));
  const [chosen, change] = useFieldValue<readonly Value[]>({ ...props, onChange }, { empty: noValues, controlRef });
  useGroupRefs(props, controlRef, chosen);
  const edit = useResetGuard(change);
  const fields = useAreaMessages('fields', fieldsPtBR);
  const requiredId = useId();
  const describedBy = [controlProps['aria-describedby'], isRequired && requiredId].filter(Boolean).join(' ');
  return (
    <FieldFrame {...props} field={field}>
      <AriaCheckboxGroup
        ref={holdGroup}
        {...pickData(controlProps)}
        id={field.controlId}
        onFocus={controlProps.onFocus}
        onBlur={controlProps.onBlur}
        className={choices}
        data-orientation={orientation}
        aria-labelledby={field.labelId}
        aria-describedby={describedBy || undefined}
        value={[...chosen]}
        onChange={(next) => edit(next as Value[])}
        isInvalid={controlProps['aria-invalid'] ?? false}
        isReadOnly={field.isNotEditable}
        validationBehavior="aria"
        name={field.submittedName}
        render={(group) => <div {...group} aria-disabled={disabledReason ? true : undefined} />}
      >
        {options.map((option) => (
          <Option key={option.value} option={option} isBlocked={Boolean(disabledReason)} />
        ))}
      </AriaCheckboxGroup>
      {/* A group cannot be `aria-required`. */}
      {isRequired && (
        <span id={requiredId} hidden>
          {fields.required}
        </span>
      )}
    </FieldFrame>
  );
}

function Option(props: ChoiceItemProps) {
  const choice = useChoice(props);
  return (
    <CheckboxField {...choice.field} isReadOnly={choice.isBlocked}>
      <CheckboxButton render={hideByClass} className={row} {...choice.row}>
        <span className={square}>
          <SvgIcon icon={Check} size={14} />
        </span>
        <ChoiceLabel {...choice.labelProps} />
      </CheckboxButton>
    </CheckboxField>
  );
}
