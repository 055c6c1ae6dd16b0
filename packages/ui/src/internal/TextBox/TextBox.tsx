'use client';
import type { ComponentProps, ReactNode } from 'react';
import { bareInput, controlBox } from '../../styles/field.css.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import type { FieldBaseProps, FieldName } from '../FieldFrame/FieldName.ts';
import { useFieldFrame } from '../FieldFrame/useFieldFrame.ts';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'readOnly' | 'name' | 'prefix'>;

type TextBoxProps = FieldName &
  FieldBaseProps & {
    /** The `data-ui` of the field. */
    ui: string;
    /** What this kind of field adds to the native input. */
    input: InputProps;
    before?: ReactNode;
    after?: ReactNode;
    /** Between the box and the line below it. */
    legend?: ReactNode;
    /** Id of an element of the `legend` that also describes the control. */
    legendId?: string | undefined;
    /** Submitted in the place of what the input shows. */
    submitted?: string | undefined;
  };

/** The native input in its box and frame, as every one-line field of the kit shows it. */
export function TextBox(props: TextBoxProps) {
  const { ui, input, before, after, legend, legendId, submitted } = props;
  const field = useFieldFrame(ui, props, legendId);
  const isOwnText = submitted === undefined;
  return (
    <FieldFrame {...props} field={field}>
      <div className={controlBox} {...field.boxProps}>
        {before}
        <input
          {...field.controlProps}
          {...input}
          className={bareInput}
          name={isOwnText ? field.submittedName : undefined}
        />
        {after}
      </div>
      {legend}
      {!isOwnText && field.submittedName && <input type="hidden" name={field.submittedName} value={submitted} />}
    </FieldFrame>
  );
}
