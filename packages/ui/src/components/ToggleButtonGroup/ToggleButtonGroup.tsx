'use client';
import type { ReactNode, Ref } from 'react';
import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components';
import { label as fieldLabel } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import type { ShownGroupName } from '../../internal/base/GroupName.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useDisabledReason } from '../../internal/base/dom/useDisabledReason.tsx';
import { group, labelled, toggles } from './ToggleButtonGroup.css.ts';

export interface ToggleOption<Value extends string> {
  /** The value for `onChange`; unique in the group. */
  value: Value;
  /** One or two words. */
  label: string;
  /** An icon before the label, 18 px; decoration only. */
  icon?: ReactNode;
  /** Disables the button and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
}

interface ToggleGroupBase<Value extends string> extends DescribedProps {
  /** In reading order; at most five. */
  options: readonly ToggleOption<Value>[];
  /** `small` is for tables and bars. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** The element of the group, for a measurement that no prop offers. */
  ref?: Ref<HTMLDivElement> | undefined;
}

export type ToggleButtonGroupProps<Value extends string> = ShownGroupName &
  ToggleGroupBase<Value> &
  (
    | {
        /** Any number may be on. @default false */
        isMultiple?: false | undefined;
        /** The pressed button: there is always one. */
        value: Value;
        /** Runs with the requested value. */
        onChange: (value: NoInfer<Value>) => void;
      }
    | {
        /** Any number may be on. @default false */
        isMultiple: true;
        /** The values of pressed buttons. */
        value: readonly Value[];
        /** Runs with the requested values, in the order of the options. */
        onChange: (value: NoInfer<Value>[]) => void;
      }
  );

/** Changes a view at once. Use `RadioGroup` in a form, `Tabs` if each choice has a panel. */
export function ToggleButtonGroup<Value extends string>(props: ToggleButtonGroupProps<Value>) {
  const { options, size = 'medium', isLabelHidden = true, ref } = props;
  const chosen: readonly Value[] = props.isMultiple ? props.value : [props.value];
  const change = (keys: ReadonlySet<unknown>) => {
    const isBlocked = options.some(
      ({ value, disabledReason }) => disabledReason && keys.has(value) !== chosen.includes(value),
    );
    if (isBlocked) return;
    const next = options.map(({ value }) => value).filter((value) => keys.has(value));
    if (props.isMultiple) props.onChange(next);
    else if (next[0] !== undefined) props.onChange(next[0]);
  };
  const toggleGroup = (
    <AriaToggleButtonGroup
      ref={ref}
      {...pickDomProps('toggle-button-group', props, ['aria-describedby'])}
      aria-label={props.label}
      className={group}
      selectionMode={props.isMultiple ? 'multiple' : 'single'}
      disallowEmptySelection={!props.isMultiple}
      selectedKeys={chosen}
      onSelectionChange={change}
    >
      {options.map((option) => (
        <Toggle key={option.value} option={option} size={size} />
      ))}
    </AriaToggleButtonGroup>
  );
  if (isLabelHidden) return toggleGroup;
  return (
    <div className={labelled}>
      <span className={fieldLabel} aria-hidden="true">
        {props.label}
      </span>
      {toggleGroup}
    </div>
  );
}

interface ToggleProps {
  option: ToggleOption<string>;
  size: 'small' | 'medium';
}

function Toggle({ option, size }: ToggleProps) {
  const disabled = useDisabledReason(option.disabledReason);
  return (
    <>
      <ToggleButton
        id={option.value}
        className={toggles[size]}
        render={(button) => <button {...button} type="button" {...disabled.props} />}
      >
        {option.icon}
        <span>{option.label}</span>
      </ToggleButton>
      {disabled.description}
    </>
  );
}
