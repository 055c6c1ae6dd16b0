'use client';
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { bankAccountPtBR } from '../../i18n/ptBR/masks/bankAccount.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { isBulkInsert } from '../../internal/fields/masks/isBulkInsert.ts';
import { useTypedTexts } from '../../internal/fields/typed/useTypedTexts.ts';
import { useTextSteps } from '../../internal/fields/undo/useTextSteps.ts';
import {
  accountBoxText,
  accountText,
  agencyText,
  type BankAccount,
  completeAgency,
  noBankAccount,
  readAccount,
  readAgency,
} from './bankAccountTexts.ts';
import type { BankAccountBox, BankAccountFieldProps } from './BankAccountFieldProps.ts';
import { describeAccount } from './formatBankAccount.ts';
import { readAccountText } from './readBankAccounts.ts';

const boxes = ['bank', 'agency', 'account', 'kind'] as const;
type Box = (typeof boxes)[number];
type Texts = Record<Box, string>;

const textsOf = (account: BankAccount): Texts => ({
  bank: account.bank,
  agency: agencyText(account),
  account: accountBoxText(account),
  kind: account.kind ?? '',
});

const accountOf = (texts: Record<Box, string | null>): BankAccount => ({
  bank: texts.bank ?? '',
  ...readAgency(texts.agency ?? ''),
  ...readAccount(texts.account ?? ''),
  kind: (texts.kind || null) as BankAccount['kind'],
});

/** Adds the punctuation, so that a text with or without it gives the same value. */
const clean = (texts: Texts) => textsOf(accountOf(texts));

interface Refs {
  groupRef: RefObject<HTMLElement | null>;
  bankRef: RefObject<HTMLInputElement | null>;
  /** Clears the typed text of the bank box. */
  dropBankText: RefObject<(() => void) | null>;
}

/** The state of a bank account field: typing, pasting, completing and undoing. */
export function useBankAccount(props: BankAccountFieldProps, { groupRef, bankRef, dropBankText }: Refs) {
  const { disabledReason, isReadOnly, onValidityChange } = props;
  const isNotEditable = Boolean(disabledReason || isReadOnly);
  const words = useAreaMessages('masks', bankAccountPtBR);
  const [bankMessage, setBankMessage] = useState<string>();
  const [typing, setTyping] = useState<Box>();
  const [value, onChange] = useFieldValue<BankAccount>(props, {
    empty: noBankAccount,
    controlRef: bankRef,
    dropDraft: (): void => {
      fields.reset();
      dropBankText.current?.();
    },
  });
  const fields = useTypedTexts<Box, string, { value: string | null }>({
    boxes,
    // Only an empty bank is `null`: an account without a kind is complete.
    value: { ...textsOf(value), bank: value.bank || null },
    onChange: (next) => onChange(accountOf(next)),
    format: (text) => text ?? '',
    validate: (texts) => {
      const next = clean(texts);
      return {
        bank: { value: next.bank || null },
        agency: { value: next.agency },
        account: { value: next.account },
        kind: { value: next.kind },
      };
    },
    messageOf: () => undefined,
    errors: { bank: props.bankError, agency: props.agencyError, account: props.accountError, kind: props.kindError },
    isNotEditable,
    onValidityChange: () => undefined,
  });
  const { texts, refused } = fields;
  const steps = useTextSteps(texts);

  const refusal = refused && refused !== 'kind' ? { [refused]: fields.errors[refused] } : {};
  const messages: Partial<Record<BankAccountBox, string>> = { ...(bankMessage && { bank: bankMessage }), ...refusal };
  const reported = useRef('{}');
  useLayoutEffect(() => {
    const now = JSON.stringify(messages);
    if (now === reported.current) return;
    reported.current = now;
    onValidityChange?.(messages);
  });

  const writeAll = (next: Texts) => {
    setTyping(undefined);
    dropBankText.current?.();
    fields.edit(next);
  };

  /** Handles a text that was inserted in one step. An account of several parts fills the boxes. Returns whether it was read or refused. */
  const takeText = (box: Box, text: string, isComposed = false): boolean => {
    if (isNotEditable) return false;
    const found = readAccountText(text);
    // A composed text is already in its box and can no longer be refused.
    if (found === 'single' || (isComposed && typeof found === 'string')) return false;
    if (typeof found === 'string') {
      setTyping(undefined);
      fields.refuse(box, found === 'several' ? words.bankSeveral : words.bankUnclear);
      return true;
    }
    // If the text names a bank, the current agency and account belong to the former one.
    const kept = found.bank ? { ...noBankAccount, kind: value.kind } : accountOf(texts);
    const next = { ...kept, ...found, kind: props.hasKind ? (found.kind ?? kept.kind) : null };
    steps.record(texts, textsOf(next));
    writeAll(textsOf(next));
    announce(words.bankPasted(describeAccount(next, words)));
    return true;
  };

  const onBeforeInput = useEffectEvent((event: Event) => {
    const { inputType, data, isComposing, target } = event as InputEvent;
    if (isComposing || !data || !isBulkInsert({ inputType, data })) return;
    const box = boxes.find((one) => (target as HTMLElement).closest(`[data-box="${one}"]`));
    if (box && takeText(box, data)) event.preventDefault();
  });
  useLayoutEffect(() => {
    const group = groupRef.current;
    group?.addEventListener('beforeinput', onBeforeInput);
    return () => group?.removeEventListener('beforeinput', onBeforeInput);
  }, [groupRef]);

  return {
    account: accountOf(fields.texts),
    /** The submitted value of a box; empty after a refused paste. */
    submitted: (box: Box) =>
      refused === box ? '' : box === 'account' ? accountText(readAccount(texts.account)) : clean(texts)[box],
    texts,
    errors: fields.errors,
    refused,
    /** The box in which the user types. It shows no warning yet. */
    typing,
    takeText,
    forgetRefusal: fields.forgetRefusal,
    setBankMessage,
    choose: (box: 'bank' | 'kind', text: string) => fields.edit({ ...texts, [box]: text }, box),
    /** `inserted` is a text that was inserted in one step; null for a key. */
    edit: (box: 'agency' | 'account', text: string, inserted: string | null) => {
      const isTyped = inserted === null;
      if (!isTyped && takeText(box, inserted)) return;
      setTyping(isTyped ? box : undefined);
      fields.edit({ ...texts, [box]: text }, box);
    },
    /** On Enter and on blur: adds the punctuation, and the leading zeros of an agency. */
    complete: (box: 'agency' | 'account') => {
      setTyping(undefined);
      if (!isNotEditable && refused !== box) {
        const text = box === 'agency' ? completeAgency(texts.agency) : clean(texts).account;
        if (text !== texts[box]) fields.edit({ ...texts, [box]: text }, box);
      }
      fields.touch(box);
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const restored = isNotEditable ? undefined : steps.undoOrRedo(event);
      if (!restored) return;
      event.preventDefault();
      event.stopPropagation();
      writeAll(restored);
    },
  };
}
