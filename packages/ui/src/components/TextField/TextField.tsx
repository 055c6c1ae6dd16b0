'use client';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { FieldFrame } from '../../internal/FieldFrame/FieldFrame.tsx';
import type { FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { useFieldFrame } from '../../internal/FieldFrame/useFieldFrame.ts';
import { bareInput, controlBox } from '../../styles/field.css.ts';

export type TextFieldProps = FieldName &
  FieldBaseProps & {
    value: string;
    /** The text as typed, never longer than `maxLength`. */
    onChange: (value: string) => void;
    onBlur?: () => void;
    /** Characters; typed or pasted text beyond it is cut. */
    maxLength?: number;
    placeholder?: string;
    /** @default 'text' */
    type?: 'text' | 'email' | 'url' | 'tel';
    inputMode?: 'text' | 'numeric' | 'email' | 'url' | 'tel';
    autoComplete?: HTMLInputAutoCompleteAttribute;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. Use `MaskedField` for documents and codes, `DateField` for dates. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    maxLength,
    placeholder,
    type = 'text',
    inputMode,
    autoComplete,
    name,
    ref,
  } = props;
  const field = useFieldFrame(props, label);
  return (
    <FieldFrame {...props} ids={field} label={label}>
      <div className={controlBox} {...field.boxProps}>
        <input
          {...field.controlProps}
          ref={ref}
          className={bareInput}
          aria-label={props['aria-label']}
          type={type}
          name={name}
          value={value}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete={autoComplete}
          readOnly={Boolean(props.disabledReason)}
          onChange={(event) => onChange(event.target.value.slice(0, maxLength))}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
}
