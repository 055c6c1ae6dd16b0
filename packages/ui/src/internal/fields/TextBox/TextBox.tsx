'use client';
import type { ComponentProps, ReactNode } from 'react';
import { bareInput, controlBox } from '../../../styles/field.css.ts';
import { renderFieldFrame } from '../FieldFrame/FieldFrame.tsx';
import type { FieldBaseProps, FieldName } from '../FieldFrame/FieldName.ts';
import { useFieldFrame } from '../FieldFrame/useFieldFrame.ts';
import { isClearingKey, RefusalButton } from './RefusalButton.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'readOnly' | 'name' | 'prefix'>;

type TextBoxProps = FieldName &
  FieldBaseProps & {
    /** The `data-ui` of the field. */
    dataUi: string;
    /** Further props of the native input. */
    input: InputProps;
    before?: ReactNode;
    after?: ReactNode;
    /** Content between the box and the message. */
    legend?: ReactNode;
    /** Id of an element of the `legend` that also describes the control. */
    legendId?: string | undefined;
    /** Clears a refused paste; undefined where there is none. */
    onForgetRefusal?: (() => void) | undefined;
    /** The submitted value, if it differs from the shown text. */
    submitted?: string | undefined;
  };

/**
 * The native input with its box and frame, for every one-line field of the kit. A hook, so that each `TextField` is one component and not
 * three: a page may have hundreds of them.
 */
export function useTextBox(props: TextBoxProps) {
  const { input, before, after, submitted, onForgetRefusal } = props;
  const field = useFieldFrame(props.dataUi, props, props.legendId);
  const { submittedName } = field;
  const isOwnText = submitted === undefined;
  const isEmpty = input.value === '';
  return renderFieldFrame({
    ...props,
    field,
    hiddenInput: !isOwnText && submittedName && <input type="hidden" name={submittedName} value={submitted} />,
    children: (
      <div className={controlBox} {...field.boxProps}>
        {before}
        <input
          {...field.controlProps}
          {...input}
          className={bareInput}
          name={isOwnText ? submittedName : undefined}
          onKeyDown={
            onForgetRefusal && !field.isNotEditable
              ? (event) => (isClearingKey(event, isEmpty) ? onForgetRefusal() : input.onKeyDown?.(event))
              : input.onKeyDown
          }
        />
        {onForgetRefusal && isEmpty && !field.isNotEditable && (
          <RefusalButton label={field.label} onPress={onForgetRefusal} />
        )}
        {after}
      </div>
    ),
  });
}

/** `useTextBox` as a component, for all other fields of one line. */
export const TextBox = (props: TextBoxProps) => useTextBox(props);
