'use client';
import type { ComponentProps, ReactNode } from 'react';
import { bareInput, controlBox } from '../../styles/field.css.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import type { FieldBaseProps, FieldName } from '../FieldFrame/FieldName.ts';
import { useFieldFrame } from '../FieldFrame/useFieldFrame.ts';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'readOnly' | 'name' | 'prefix'>;

type TextBoxProps = FieldName &
  FieldBaseProps & {
    /** What this kind of field adds to the native input. */
    input: InputProps;
    before?: ReactNode;
    after?: ReactNode;
    /** Between the box and the line below it. */
    legend?: ReactNode;
    /** Id of an element of the `legend` that also describes the control. */
    legendId?: string | undefined;
  };

/** The native input in its box and frame, as every one-line field of the kit shows it. */
export function TextBox(props: TextBoxProps) {
  const { label, input, before, after, legend, legendId, name, disabledReason } = props;
  const field = useFieldFrame(props, label);
  const described = field.controlProps['aria-describedby'];
  return (
    <FieldFrame {...props} ids={field} label={label}>
      <div className={controlBox} {...field.boxProps}>
        {before}
        <input
          {...field.controlProps}
          {...input}
          aria-describedby={legendId ? [legendId, described].filter(Boolean).join(' ') : described}
          className={bareInput}
          aria-label={props['aria-label']}
          name={name}
          // The label names it by `for` already.
          aria-labelledby={undefined}
          readOnly={disabledReason ? true : undefined}
        />
        {after}
      </div>
      {legend}
    </FieldFrame>
  );
}
