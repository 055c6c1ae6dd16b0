'use client';
import { type ChangeEvent, useRef } from 'react';
import { bankAccountPtBR } from '../../i18n/ptBR/masks/bankAccount.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { asterisk, label as labelLook } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { isBulkInsert } from '../../internal/fields/masks/isBulkInsert.ts';
import { TextBox } from '../../internal/fields/TextBox/TextBox.tsx';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { boxes, group, legend, root, wholeRow } from './BankAccountField.css.ts';
import type { BankAccountFieldProps } from './BankAccountFieldProps.ts';
import { BankBox } from './BankBox.tsx';
import { hasAgencyInDigit } from './bankCheckDigits.ts';
import { useBankAccount } from './useBankAccount.ts';
import { validateBankAccount } from './validateBankAccount.ts';

/** The text that an event inserts in one step, as a paste does; null for a key. Events of scripts and autofill have no `inputType`. */
function insertedText({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null {
  const { inputType, data } = nativeEvent as Partial<InputEvent>;
  if (inputType === undefined) return target.value;
  return isBulkInsert({ inputType, data: data ?? null }) ? (data ?? target.value) : null;
}

/**
 * A bank account for payments: bank, agency and account with its check digit, in one group. A pasted account fills all boxes. A wrong check
 * digit gets a warning and never blocks.
 */
export function BankAccountField(props: BankAccountFieldProps) {
  const { label, isLabelHidden, hasKind = false, hint, name, isRequired, disabledReason, isReadOnly } = props;
  const words = useAreaMessages('masks', bankAccountPtBR);
  const { 'aria-describedby': described, ...dom } = pickDomProps('bank-account-field', props, ['aria-describedby']);
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const dropBankText = useRef<() => void>(null);
  const bankRef = useControlRef({ ref: props.bankRef });
  const agencyRef = useControlRef({ ref: props.agencyRef });
  const accountRef = useControlRef({ ref: props.accountRef });
  const field = useBankAccount(props, { groupRef, bankRef, dropBankText });
  const { account, texts, errors, refused, typing } = field;
  const problems = validateBankAccount(account);
  const common = { isRequired, disabledReason, isReadOnly };
  const nameOf = (box: string) => (name === undefined ? undefined : `${name}.${box}`);
  const forgetOf = (box: string) => (refused === box ? field.forgetRefusal : undefined);

  const agencyWarning = { missing: undefined, form: words.bankAgencyForm, checkDigit: words.bankAgencyDigit };
  const accountWarning = {
    missing: account.account === '' ? undefined : words.bankAccountWithoutDigit,
    form: words.bankAccountForm,
    checkDigit: hasAgencyInDigit(account.bank) ? words.bankAgencyOrAccountDigit : words.bankAccountDigit,
  };

  const inputOf = (box: 'agency' | 'account') => ({
    type: 'text',
    inputMode: 'text' as const,
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    autoComplete: 'off',
    value: texts[box],
    onChange: (event: ChangeEvent<HTMLInputElement>) => field.edit(box, event.target.value, insertedText(event)),
    onCompositionEnd: ({ data }: { data: string }) => void field.takeText(box, data, true),
    onKeyDown: ({ key, nativeEvent }: { key: string; nativeEvent: KeyboardEvent }) => {
      // Enter also ends the text of an input method.
      if (key === 'Enter' && !nativeEvent.isComposing) field.complete(box);
    },
  });

  return (
    <div
      {...dom}
      className={root}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onFocus?.();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
      }}
      onKeyDownCapture={field.onKeyDownCapture}
    >
      <fieldset ref={groupRef} className={group} aria-describedby={described}>
        <legend className={isLabelHidden ? visuallyHidden : `${labelLook} ${legend}`}>
          <span>{label}</span>
          {isRequired && (
            <span aria-hidden="true" className={asterisk}>
              *
            </span>
          )}
        </legend>
        <div className={boxes}>
          <div data-box="bank" className={wholeRow}>
            <BankBox
              {...common}
              label={words.bank}
              id={props.bankId}
              hint={hint}
              error={errors.bank}
              inputRef={bankRef}
              dropTextRef={dropBankText}
              value={texts.bank}
              onChange={(code) => field.choose('bank', code)}
              onText={(text) => field.takeText('bank', text)}
              onForgetRefusal={forgetOf('bank')}
              onValidityChange={field.setBankMessage}
            />
            {name !== undefined && !disabledReason && (
              <input type="hidden" name={nameOf('bank')} value={field.submitted('bank')} />
            )}
          </div>
          <div data-box="agency">
            <TextBox
              {...common}
              dataUi="agency-box"
              label={words.bankAgency}
              id={props.agencyId}
              name={nameOf('agency')}
              submitted={field.submitted('agency')}
              hint={words.bankAgencyHint}
              error={errors.agency}
              warning={typing === 'agency' || !problems.agency ? undefined : agencyWarning[problems.agency]}
              onForgetRefusal={texts.agency === '' ? forgetOf('agency') : undefined}
              onBlur={() => field.complete('agency')}
              input={{ ...inputOf('agency'), ref: agencyRef }}
            />
          </div>
          <div data-box="account">
            <TextBox
              {...common}
              dataUi="account-box"
              label={words.bankAccount}
              id={props.accountId}
              name={nameOf('account')}
              submitted={field.submitted('account')}
              hint={words.bankAccountHint}
              error={errors.account}
              warning={typing === 'account' || !problems.account ? undefined : accountWarning[problems.account]}
              onForgetRefusal={texts.account === '' ? forgetOf('account') : undefined}
              onBlur={() => field.complete('account')}
              input={{ ...inputOf('account'), ref: accountRef }}
            />
          </div>
        </div>
        {hasKind && (
          <RadioGroup
            {...common}
            label={words.bankKind}
            name={nameOf('kind')}
            orientation="horizontal"
            error={props.kindError}
            options={[
              { value: 'checking', label: words.bankChecking },
              { value: 'savings', label: words.bankSavings },
              { value: 'payment', label: words.bankPayment },
            ]}
            value={account.kind}
            onChange={(kind) => field.choose('kind', kind ?? '')}
          />
        )}
      </fieldset>
    </div>
  );
}
