'use client';
import { ChevronDown, X } from '@lucide/icons';
import { type ReactNode, type RefObject, use, useRef } from 'react';
import { useNumberFormat } from '../../../i18n/LocaleContext.ts';
import { attemptsPtBR } from '../../../i18n/ptBR/attempts.ts';
import { selectPtBR } from '../../../i18n/ptBR/select.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';
import { FieldFrame } from '../../fields/FieldFrame/FieldFrame.tsx';
import { FieldRowContext } from '../../fields/FieldFrame/FieldRowContext.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../fields/FieldFrame/FieldName.ts';
import { useFieldFrame } from '../../fields/FieldFrame/useFieldFrame.ts';
import { useReportedValidity } from '../../fields/typed/useReportedValidity.ts';
import { Spinner } from '../../base/progress/Spinner.tsx';
import type { PositionOptions } from '../../overlays/topLayer/autoUpdatePosition.ts';
import { windowMargin } from '../../overlays/topLayer/computePosition.ts';
import { useTopLayer } from '../../overlays/topLayer/useTopLayer.ts';
import { bareInput, controlBox } from '../../../styles/field.css.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { boxButton, boxInput, root, spinnerSlot } from './Combobox.css.ts';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { describeList, readListState } from './listState.ts';
import { noneActive } from './moveActive.ts';
import { optionId } from './OptionList.tsx';
import type { SelectOption, SelectValue } from './SelectOption.ts';
import type { Combobox } from './useCombobox.ts';
import type { SearchHandler } from './useOptionSearch.ts';
import { useDebouncedAnnouncement } from './useDebouncedAnnouncement.ts';

/** Props that `Select` and `MultiSelect` share. */
export type ComboboxFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** Overrides “Selecione”. @default 'Selecione' */
    placeholder?: string | undefined;
    /** Whether options are loading. The already loaded ones can be used. */
    isLoading?: boolean | undefined;
    /** Why the options could not be loaded: shown below the field and in the list, with a retry button if there is `onRetry`. */
    loadError?: string | undefined;
    /** Requests the options again after a failure. */
    onRetry?: (() => void) | undefined;
    /** False removes the clear button, for a required choice that always has a value. @default true */
    isClearable?: boolean | undefined;
    /**
     * Requests the matching options from a server, 300 ms after the last key; the list then shows `options` as they arrive. Pass `signal`
     * to `fetch`: it aborts the request when the user types another text.
     */
    onSearch?: SearchHandler | undefined;
    /** The field's own message after it was left with a text that matches no option or several, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
    /** The number of options that match on the server, if `options` holds only the first of them. */
    totalCount?: number | undefined;
  };

interface ComboboxParts<Option extends SelectOption> {
  /** The `data-ui` of the field. */
  ui: string;
  field: ComboboxFieldProps;
  inputRef: RefObject<HTMLInputElement | null>;
  combobox: Combobox<Option>;
  text: string;
  isSelected: (value: SelectValue) => boolean;
  isMultiple?: boolean | undefined;
  /** Whether there is something to clear. */
  isFilled: boolean;
  onClear: () => void;
  /** The label of the choice that stays when a typed text is rejected. */
  kept?: string | undefined;
  /** The text itself is the value, so a press keeps the caret where the user puts it. */
  isFreeText?: boolean | undefined;
  /** Replaces “Selecione” for a field without a `placeholder`. */
  placeholder?: string | undefined;
  /** Replaces “Nenhuma opção encontrada.” */
  emptyText?: string | undefined;
  /** Replaces the default error for a text without a choice. */
  describeRejected?: ((text: string, matches: number | null) => string | undefined) | undefined;
  /** Shows the chosen options next to the input. */
  renderEntry?: ((input: ReactNode) => ReactNode) | undefined;
  describedBy?: string | undefined;
}

const gap = 4;
/** The list opens upward if less than this is free below its field. */
const freeBelow = 200;

/** As wide as the field, but not narrower than a readable minimum. */
const positionOptions: PositionOptions = {
  side: 'below',
  align: 'start',
  gap,
  maxHeight: 360,
  sizeFor: (box) => ({ width: Math.max(box.width, 220), height: freeBelow - gap - windowMargin }),
};

export function ComboboxField<Option extends SelectOption>(parts: ComboboxParts<Option>) {
  const { ui, field: props, inputRef, combobox, text, isSelected, isMultiple, isFilled, onClear } = parts;
  const { isFreeText = false } = parts;
  const { loadError, isClearable = true, onRetry } = props;
  const select = useAreaMessages('select', selectPtBR);
  const attempts = useAreaMessages('actions', attemptsPtBR);
  const integerFormat = useNumberFormat('integer');
  const { rejected } = combobox;
  const describe = (typed: string, matches: number | null) =>
    parts.describeRejected?.(typed, matches) ??
    (matches === null
      ? select.unloaded(typed, parts.kept)
      : matches > 1
        ? select.ambiguous(typed, integerFormat.format(matches), parts.kept)
        : select.unmatched(typed, parts.kept));
  const unmatched = rejected === null ? undefined : describe(rejected.text.trim(), rejected.matches);
  useReportedValidity(unmatched, props.onValidityChange);
  // Not an `error`, because the choice is valid.
  const framed = { ...props, error: unmatched ?? props.error, warning: loadError ?? props.warning };
  const field = useFieldFrame(ui, framed, parts.describedBy);
  const isInRow = use(FieldRowContext);
  const reasonInBox = isInRow && !isFilled ? props.disabledReason : undefined;
  const boxRef = useRef<HTMLDivElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const { isOpen, draft, active, search, shown, rootRef, best } = combobox;
  useTopLayer(popupRef, boxRef, isOpen, positionOptions);

  const name = field.label;
  const listId = `${field.controlId}list`;
  const isLoading = Boolean(props.isLoading) || search.isWaiting;
  // A combobox is not expanded if its listbox is empty; the message of the popup is announced then.
  const isExpanded = isOpen && shown.length > 0;
  const facts = { isLoading, loadError, shown: search.shown.length, total: search.total };
  const state = readListState(facts);
  const { emptyText } = parts;
  const stateText =
    state === 'empty' && emptyText !== undefined ? emptyText : describeList(state, facts, select, integerFormat);
  // Enter chooses the first option. Screen readers do not announce that the first option has changed after a key, so it is announced here.
  const bestText =
    best && !isSelected(best.value) ? `${stateText.replace(/\.$/, '')}. ${select.best(best.label)}` : stateText;
  useDebouncedAnnouncement(isOpen && (draft !== null || state !== 'complete') ? bestText : '', draft);

  const focusInput = () => inputRef.current?.focus();
  const retry = () => {
    focusInput();
    onRetry?.();
  };
  const isFailed = Boolean(loadError) && !isLoading;

  const input = (
    <input
      {...field.controlProps}
      ref={inputRef}
      className={`${bareInput} ${boxInput}`}
      role="combobox"
      type="text"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={isExpanded}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && active !== noneActive ? optionId(listId, active) : undefined}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={
        isFilled && isMultiple
          ? undefined
          : (props.placeholder ?? reasonInBox ?? parts.placeholder ?? select.placeholder)
      }
      value={text}
      onChange={(event) => combobox.type(event.target.value)}
      onKeyDown={combobox.onKeyDown}
      onCompositionStart={() => combobox.setIsComposing(true)}
      onCompositionEnd={() => combobox.setIsComposing(false)}
      // The box around the input and its buttons handles the blur: the focus may move to a button of the field.
      onBlur={undefined}
      onFocus={(event) => {
        field.controlProps.onFocus();
        if (!isFreeText) event.currentTarget.select();
        combobox.prepare();
      }}
      onClick={(event) => {
        // Selects the text: otherwise typing would edit the label of the former choice.
        if (draft === null && !isFreeText) event.currentTarget.select();
        combobox.open('none');
      }}
    />
  );
  return (
    <FieldFrame
      {...framed}
      failure={isFailed ? loadError : undefined}
      // An open list has its own retry button.
      remedy={
        isFailed && onRetry && !isOpen ? (
          <Button size="small" emphasis="outline" onPress={retry}>
            {attempts.retry}
          </Button>
        ) : undefined
      }
      field={field}
    >
      <div
        ref={rootRef}
        className={root}
        onBlur={(event) => {
          if (combobox.blur(event)) field.controlProps.onBlur();
        }}
      >
        <div ref={boxRef} className={controlBox} data-tooltip={reasonInBox} {...field.boxProps}>
          {parts.renderEntry?.(input) ?? input}
          {isFilled && isClearable && !field.isNotEditable && (
            <button
              type="button"
              tabIndex={-1}
              className={boxButton}
              aria-label={select.clear(name)}
              onClick={() => {
                onClear();
                combobox.drop();
                focusInput();
              }}
            >
              <SvgIcon icon={X} size={18} />
            </button>
          )}
          {props.isLoading && !isOpen ? (
            <span className={spinnerSlot}>
              <Spinner />
            </span>
          ) : props.isReadOnly ? null : (
            <button
              type="button"
              tabIndex={-1}
              className={boxButton}
              aria-label={select.show(name)}
              aria-expanded={isExpanded}
              aria-controls={isOpen ? listId : undefined}
              aria-disabled={field.isNotEditable || undefined}
              onClick={() => {
                if (isOpen) return combobox.leave('away');
                focusInput();
                combobox.open('none');
              }}
            >
              <SvgIcon icon={ChevronDown} size={18} />
            </button>
          )}
        </div>
        {(isOpen || combobox.hasHiddenRows) && (
          <ComboboxPopup
            ref={popupRef}
            id={listId}
            isOpen={isOpen}
            label={name}
            options={shown}
            active={active}
            query={combobox.query}
            isSelected={isSelected}
            isMultiple={isMultiple}
            state={state}
            text={stateText}
            onRetry={onRetry && retry}
            onChoose={(index) => {
              const option = shown[index];
              if (option) combobox.choose(option);
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
}
