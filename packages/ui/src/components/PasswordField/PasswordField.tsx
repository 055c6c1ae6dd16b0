'use client';
import { Eye, EyeOff } from '@lucide/icons';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { Drawing } from '../../internal/Drawing.tsx';
import type { FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { TextBox } from '../../internal/TextBox/TextBox.tsx';
import { boxButton } from '../../styles/boxButton.css.ts';
import { limitText } from '../../internal/TextBox/limitText.ts';

export type PasswordFieldProps = FieldName &
  FieldBaseProps & {
    /** As typed, also while it is covered. */
    value: string;
    /** The password as typed, never longer than `maxLength`. */
    onChange: (value: string) => void;
    /** Runs when the focus leaves the field: the moment to check it. */
    onBlur?: (() => void) | undefined;
    /** Characters; what is typed beyond it is ignored. Leave it out where the server has no limit. */
    maxLength?: number | undefined;
    /** `new-password` where a password is chosen, so that a password manager offers one. @default 'current-password' */
    autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
    /** Reaches the native element: for a measure or a focus that no prop offers. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A secret, covered until it is revealed. Not for codes that others may see. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, onBlur, maxLength, autoComplete = 'current-password', ref, disabledReason } = props;
  const { showPassword, hidePassword, capsLock } = useMessages().fields;
  const [isRevealed, setIsRevealed] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <TextBox
      {...props}
      warning={props.warning ?? (hasCapsLock ? capsLock : undefined)}
      input={{
        ref,
        type: isRevealed ? 'text' : 'password',
        value,
        maxLength,
        autoComplete,
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
        onChange: (event) => onChange(limitText(event.target.value, maxLength)),
        onKeyDown: readCapsLock,
        onKeyUp: readCapsLock,
        onBlur: () => {
          setHasCapsLock(false);
          onBlur?.();
        },
      }}
      after={
        !disabledReason && (
          <button
            type="button"
            className={boxButton}
            aria-label={isRevealed ? hidePassword : showPassword}
            data-tip={isRevealed ? hidePassword : showPassword}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            <Drawing of={Icon} size={18} />
          </button>
        )
      }
    />
  );
}
