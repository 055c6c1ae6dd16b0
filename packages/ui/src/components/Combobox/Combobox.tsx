'use client';
import type { ReactElement } from 'react';
import type { SelectValue } from '../../internal/collections/Combobox/SelectOption.ts';
import type { ComboboxFrameProps, ComboboxProps, CreatableProps, FreeTextProps } from './ComboboxProps.ts';
import { CreatableCombobox } from './CreatableCombobox.tsx';
import { FreeTextCombobox } from './FreeTextCombobox.tsx';

// One signature for each kind: in a union TypeScript would not infer the parameter of `onChange`.
export function Combobox<Value extends SelectValue = SelectValue>(
  props: ComboboxFrameProps<Value> & CreatableProps<Value>,
): ReactElement;
export function Combobox<Value extends SelectValue = SelectValue>(
  props: ComboboxFrameProps<Value> & FreeTextProps<Value>,
): ReactElement;
/**
 * A text with suggestions or, with `onCreate`, an option that the user may create. Use `Select` where only the listed options are valid.
 * A field does not change from one kind to the other.
 */
export function Combobox<Value extends SelectValue = SelectValue>(props: ComboboxProps<Value>) {
  return props.onCreate ? <CreatableCombobox {...props} /> : <FreeTextCombobox {...props} />;
}
