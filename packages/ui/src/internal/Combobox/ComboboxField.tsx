'use client';
import { ChevronDown, X } from '@lucide/icons';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { Drawing } from '../Drawing.tsx';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import type { FieldBaseProps, FieldName } from '../FieldFrame/FieldName.ts';
import { useFieldFrame } from '../FieldFrame/useFieldFrame.ts';
import { announce } from '../announce.ts';
import { Spinner } from '../Spinner.tsx';
import type { Placing } from '../topLayer/keepPlaced.ts';
import { useTopLayer } from '../topLayer/useTopLayer.ts';
import { bareInput, controlBox } from '../../styles/field.css.ts';
import { Button } from '../../components/Button/Button.tsx';
import { boxButton, boxInput, root, spinnerSlot } from './Combobox.css.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { describeList, readListState } from './listState.ts';
import { noneActive } from './moveActive.ts';
import { optionId } from './OptionList.tsx';
import type { SelectOption, SelectValue } from './SelectOption.ts';
import type { Combobox } from './useCombobox.ts';
import { useDebounced } from './useDebounced.ts';

/** What `Select` and `MultiSelect` share. */
export type ComboboxFieldProps = FieldName &
  FieldBaseProps & {
    /** Overrides “Selecione”. @default 'Selecione' */
    placeholder?: string | undefined;
    /** The options are on their way; those already there stay usable. */
    isLoading?: boolean | undefined;
    /** Why the options could not be loaded: shown below the field and in the list, with a retry button if there is `onRetry`. */
    loadError?: string | undefined;
    /** Asks for the options again after a failure. */
    onRetry?: (() => void) | undefined;
    /** Hide the clear button where a choice is compulsory and always has one. @default true */
    isClearable?: boolean | undefined;
    /** Asks a server for the options that match, 300 ms after the last key; the list then shows `options` as they come. */
    onSearch?: ((text: string) => void) | undefined;
    /** How many options match on the server, when `options` holds only the first of them. */
    totalCount?: number | undefined;
    /** Runs when the focus leaves the field: the moment to check it. */
    onBlur?: (() => void) | undefined;
    /** Reaches the native element: for a measure or a focus that no prop offers. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

interface ComboboxParts<Option extends SelectOption> {
  field: ComboboxFieldProps;
  combobox: Combobox<Option>;
  text: string;
  isSelected: (value: SelectValue) => boolean;
  isMultiple?: boolean | undefined;
  /** Whether there is something to clear. */
  isFilled: boolean;
  onClear: () => void;
  /** Chosen options before the text. */
  chips?: ReactNode;
  describedBy?: string | undefined;
}

const quietMs = 500;

/** As wide as its field, and wide enough to read. With less than 200 px below the field (the list, its gap, the margin) it opens upward. */
const placing: Placing = {
  side: 'below',
  align: 'start',
  gap: 4,
  tallest: 360,
  sizeFor: (box) => ({ width: Math.max(box.width, 220), height: 188 }),
};

export function ComboboxField<Option extends SelectOption>(parts: ComboboxParts<Option>) {
  const { field: props, combobox, text, isSelected, isMultiple, isFilled, onClear, chips } = parts;
  const { label, disabledReason, loadError, isClearable = true, onRetry, ref } = props;
  const messages = useMessages();
  // Not an `error`: the choice itself is not wrong, and must not be announced as such.
  const framed = { ...props, warning: loadError ?? props.warning };
  const field = useFieldFrame(framed, label);
  const boxRef = useRef<HTMLDivElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { isOpen, draft, active, search, rootRef } = combobox;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  useTopLayer(popupRef, boxRef, isOpen, placing);

  const name = label ?? props['aria-label'] ?? '';
  const listId = `${field.controlId}list`;
  const isLoading = Boolean(props.isLoading) || search.isWaiting;
  const facts = { isLoading, loadError, shown: search.shown.length, total: search.total };
  const state = readListState(facts);
  const stateText = describeList(state, facts, messages.select);
  const spoken = useDebounced(isOpen && (draft !== null || state !== 'complete') ? stateText : '', quietMs);
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [spoken]);

  const focusInput = () => inputRef.current?.focus();
  const retry = () => {
    focusInput();
    onRetry?.();
  };
  const isFailed = Boolean(loadError) && !isLoading;

  return (
    <FieldFrame
      {...framed}
      failure={isFailed ? loadError : undefined}
      // An open list has its own.
      remedy={
        isFailed && onRetry && !isOpen ? (
          <Button size="small" emphasis="outline" onPress={retry}>
            {messages.actions.retry}
          </Button>
        ) : undefined
      }
      ids={field}
      label={label}
    >
      <div
        ref={rootRef}
        className={root}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          combobox.leave();
          props.onBlur?.();
        }}
      >
        <div ref={boxRef} className={controlBox} {...field.boxProps}>
          {chips}
          <input
            {...field.controlProps}
            aria-describedby={
              [field.controlProps['aria-describedby'], parts.describedBy].filter(Boolean).join(' ') || undefined
            }
            ref={inputRef}
            className={`${bareInput} ${boxInput}`}
            role="combobox"
            type="text"
            aria-label={props['aria-label']}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && active !== noneActive ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={Boolean(disabledReason)}
            placeholder={isFilled && isMultiple ? undefined : (props.placeholder ?? messages.select.placeholder)}
            value={text}
            onChange={(event) => combobox.type(event.target.value)}
            onKeyDown={combobox.onKeyDown}
            onFocus={(event) => {
              event.currentTarget.select();
              combobox.prepare();
            }}
            onClick={(event) => {
              // The browser puts the caret where it was pressed; typing there would only patch the old choice.
              if (draft === null) event.currentTarget.select();
              combobox.open('none');
            }}
          />
          {isFilled && isClearable && !disabledReason && (
            <button
              type="button"
              tabIndex={-1}
              className={boxButton}
              aria-label={messages.select.clear(name)}
              onClick={() => {
                onClear();
                combobox.close();
                focusInput();
              }}
            >
              <Drawing of={X} size={18} />
            </button>
          )}
          {props.isLoading && !isOpen ? (
            <span className={spinnerSlot}>
              <Spinner />
            </span>
          ) : (
            <button
              type="button"
              tabIndex={-1}
              className={boxButton}
              aria-label={messages.select.show(name)}
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-disabled={disabledReason ? true : undefined}
              onClick={() => {
                if (isOpen) return combobox.leave();
                focusInput();
                combobox.open('none');
              }}
            >
              <Drawing of={ChevronDown} size={18} />
            </button>
          )}
        </div>
        <ComboboxPopup
          ref={popupRef}
          id={listId}
          label={name}
          options={isOpen ? search.shown : []}
          active={active}
          isSelected={isSelected}
          isMultiple={isMultiple}
          state={state}
          text={stateText}
          onRetry={onRetry && retry}
          onChoose={(index) => {
            const option = search.shown[index];
            if (option) combobox.choose(option);
          }}
        />
      </div>
    </FieldFrame>
  );
}
