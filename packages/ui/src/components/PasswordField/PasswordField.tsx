'use client';
import { Eye, EyeOff } from '@lucide/icons';
import { type KeyboardEvent, useState } from 'react';
import { fieldsPtBR } from '../../i18n/ptBR/fields.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { TextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import { boxFocusHandlers } from '../../internal/base/focus/focusWithin.ts';
import { boxButton } from '../../styles/boxButton.css.ts';
import { useLimitedText } from '../../internal/fields/TextBox/useLimitedText.tsx';

export type PasswordFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** As typed, also while it is hidden. */
    value?: string | undefined;
    /** The initial value of an uncontrolled field. A form reset restores it. */
    defaultValue?: string | undefined;
    /** The password as typed, never longer than `maxLength`. */
    onChange?: ((value: string) => void) | undefined;
    /** Maximum number of characters; more cannot be typed, and a warning says so. Omit it if the server has no limit. */
    maxLength?: number | undefined;
    /** `new-password` if the user chooses a password, so that a password manager offers one. @default 'current-password' */
    autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  };

/** A secret, hidden until the user reveals it. Not for codes that others may see. */
export function PasswordField(props: PasswordFieldProps) {
  const { maxLength, autoComplete = 'current-password', disabledReason } = props;
  const controlRef = useControlRef(props);
  const focus = boxFocusHandlers(props);
  const [value, change] = useFieldValue(props, {
    empty: '',
    controlRef,
    dropDraft: (): void => limited.dropDraft(),
  });
  const limited = useLimitedText({
    inputRef: controlRef,
    value,
    change,
    maxLength,
    error: props.error,
    isNotEditable: Boolean(disabledReason || props.isReadOnly),
  });
  const words = useAreaMessages('fields', fieldsPtBR);
  const [isRevealed, setIsRevealed] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  const Icon = isRevealed ? EyeOff : Eye;
  const name = isRevealed ? words.hidePassword : words.showPassword;
  const reveal = () => {
    setIsRevealed(!isRevealed);
    // The name of the button is the result of the next press, so this press is announced.
    announce(isRevealed ? words.passwordHidden : words.passwordShown);
  };
  return (
    <TextBox
      {...props}
      dataUi="password-field"
      warning={limited.full.warningWith(props.warning ?? (hasCapsLock ? words.capsLock : undefined))}
      legend={limited.watcher}
      input={{
        ...focus,
        ref: controlRef,
        type: isRevealed ? 'text' : 'password',
        ...limited.inputProps,
        autoComplete,
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
        onKeyDown: readCapsLock,
        onKeyUp: readCapsLock,
        onBlur: (event) => {
          setHasCapsLock(false);
          focus.onBlur(event);
        },
      }}
      after={
        !disabledReason && (
          <button
            {...focus}
            type="button"
            // Safari focuses a pressed button only with this attribute; without it the press would leave the field.
            tabIndex={0}
            className={boxButton}
            aria-label={name}
            data-tooltip={name}
            onClick={reveal}
          >
            <SvgIcon icon={Icon} size={18} />
          </button>
        )
      }
    />
  );
}
