'use client';
import type { RefObject } from 'react';
import { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../base/announce/announce.ts';
import type { FieldBaseProps, FieldName } from '../../fields/FieldFrame/FieldName.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { ClearButton } from './ClearButton.tsx';
import { type DateBox, DateInput } from './DateInput.tsx';
import type { InputKind } from './inputKinds.ts';
import type { useCalendarPopup } from './useCalendarPopup.ts';
import type { useDateText } from './useDateText.ts';

type PickerInputProps = FieldName &
  FieldBaseProps & {
    dataUi: string;
    kind?: InputKind | undefined;
    placeholder: string;
    iso: string | null;
    field: Omit<ReturnType<typeof useDateText>, 'iso'>;
    popup: ReturnType<typeof useCalendarPopup>;
    isClearable?: boolean | undefined;
    /** The name of the button that empties the field, and the announcement after it. */
    clearing: { name: string; announcement: string };
    inputRef: RefObject<HTMLInputElement | null>;
    boxRef: RefObject<DateBox | null>;
  };

/** The box of a field with one popup, with the buttons that open the popup and empty the box. */
export function PickerInput(props: PickerInputProps) {
  const { field, popup, clearing, isClearable = true, disabledReason, isReadOnly, inputRef, boxRef } = props;
  const dates = useAreaMessages('dates', datesPtBR);
  const isOpen = popup.opened !== null;
  const clear = () => {
    inputRef.current?.focus();
    boxRef.current?.write('');
    announce(clearing.announcement);
    popup.close(false);
  };
  return (
    <DateInput
      {...props}
      error={field.error}
      text={field.text}
      isRefused={field.isRefused}
      pasteWarning={field.pasteWarning}
      onEdit={field.edit}
      onTextCompleted={field.touch}
      onCommit={field.touch}
      onLeave={field.touch}
      // `useCalendarPopup` calls onFocus and onBlur for the whole field.
      onFocus={undefined}
      onBlur={undefined}
      onPasteText={field.paste}
      onRefusePaste={field.refusePaste}
      stepFrom={field.stepFrom}
      complete={field.complete}
      onOpen={isReadOnly ? undefined : () => popup.open(true)}
      onPress={() => {
        if (!isOpen) popup.open(false);
      }}
      buttons={
        <>
          {!isReadOnly && (
            <CalendarButton
              name={dates.openCalendarAt(props.label)}
              isOpen={isOpen}
              disabledReason={disabledReason}
              onPress={() => (popup.opened?.isModal ? popup.close(true) : popup.open(true))}
            />
          )}
          {isClearable && !disabledReason && !isReadOnly && field.text !== '' && (
            <ClearButton name={clearing.name} onPress={clear} />
          )}
        </>
      }
    />
  );
}
