import type { Ref } from 'react';
import type { FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import type { BankAccount } from './bankAccountTexts.ts';

/** The boxes that can have a message. */
export type BankAccountBox = 'bank' | 'agency' | 'account';

export type BankAccountFieldProps = FieldName &
  Omit<FieldBaseProps, 'error' | 'warning'> & {
    /** Every part of the account. A part that is not valid yet contains the typed text: check it with `validateBankAccount`. */
    value?: BankAccount | undefined;
    /** The initial account of an uncontrolled field. A form reset restores it. */
    defaultValue?: BankAccount | undefined;
    /** Runs with the whole account after each change of a part. */
    onChange?: ((value: BankAccount) => void) | undefined;
    /** Asks for the kind of account as well: corrente, poupança or pagamento. @default false */
    hasKind?: boolean | undefined;
    /** The form's message for the bank. */
    bankError?: string | undefined;
    /** The form's message for the agency. */
    agencyError?: string | undefined;
    /** The form's message for the account. */
    accountError?: string | undefined;
    /** The form's message for the kind of account. */
    kindError?: string | undefined;
    /** The `id` of the box of the bank, for a link of an `ErrorSummary`. `id` is that of the group. */
    bankId?: string | undefined;
    /** The `id` of the box of the agency. */
    agencyId?: string | undefined;
    /** The `id` of the box of the account. */
    accountId?: string | undefined;
    /** The native input of the bank, for a form that focuses the first invalid field. */
    bankRef?: Ref<HTMLInputElement> | undefined;
    /** The native input of the agency. */
    agencyRef?: Ref<HTMLInputElement> | undefined;
    /** The native input of the account. */
    accountRef?: Ref<HTMLInputElement> | undefined;
    /** Runs with the field's own messages by box, such as for a refused paste or an unknown bank, so that a form can refuse to submit. */
    onValidityChange?: ((messages: Partial<Record<BankAccountBox, string>>) => void) | undefined;
  };
