'use client';
import { X } from '@lucide/icons';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef } from 'react';
import { tokensPtBR } from '../../i18n/ptBR/tokens.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { FieldFrame } from '../../internal/fields/FieldFrame/FieldFrame.tsx';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldFrame } from '../../internal/fields/FieldFrame/useFieldFrame.ts';
import { useReportedValidity } from '../../internal/fields/typed/useReportedValidity.ts';
import { bareInput, controlBox } from '../../styles/field.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { splitTokens } from './takeTokens.ts';
import { count, entry, input as inputLook, line } from './TokenField.css.ts';
import type { TokenFieldProps } from './TokenFieldProps.ts';
import { focusLastToken, moveInTokens, TokenList } from './TokenList.tsx';
import { useTokens } from './useTokens.ts';

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** Whether the caret is before the text and nothing is selected. */
const isAtStart = ({ selectionStart, selectionEnd }: HTMLInputElement) => selectionStart === 0 && selectionEnd === 0;

/**
 * Many short texts, typed or pasted together: e-mails, codes, numbers of cards. Use `MultiSelect` to choose from a list, `TagGroup` for tags that
 * nobody types.
 */
export function TokenField(props: TokenFieldProps) {
  const { maxTokens, placeholder, inputMode } = props;
  const words = useAreaMessages('tokens', tokensPtBR);
  const inputRef = useControlRef(props);
  const listRef = useRef<HTMLDivElement>(null);
  const field = useTokens(props, inputRef);
  const { tokens, text, isNotEditable } = field;
  useReportedValidity(field.error, props.onValidityChange);
  const ownId = useId();
  const isFilled = tokens.length > 0;
  const describedBy = [isFilled && `${ownId}summary`, maxTokens !== undefined && `${ownId}count`];
  const framed = { ...props, error: field.error ?? props.error, warning: field.warning ?? props.warning };
  const frame = useFieldFrame('token-field', framed, describedBy.filter(Boolean).join(' '));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    const isPlain = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
    // An input method handles these keys itself.
    if (nativeEvent.isComposing || !isPlain) return;
    const back = isRtl(currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const isDone =
      (key === 'Enter' && !isNotEditable && field.commit()) ||
      (key === 'Escape' && field.cancelCorrection()) ||
      // A held key that has deleted the text must not delete tokens.
      (key === 'Backspace' && text === '' && !event.repeat && !isNotEditable && focusLastToken(listRef)) ||
      (key === back && isAtStart(currentTarget) && focusLastToken(listRef));
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (isNotEditable) return;
    const pasted = event.clipboardData.getData('text/plain');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const texts = splitTokens(`${value.slice(0, selectionStart ?? 0)}${pasted}${value.slice(selectionEnd ?? 0)}`);
    const isWhole = (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;
    // A pasted piece without a separator belongs to the text next to it.
    if (texts.length === 0 || (texts.length === 1 && !isWhole)) return;
    event.preventDefault();
    field.add(texts);
  };

  const onDrop = (event: DragEvent<HTMLInputElement>) => {
    const dropped = splitTokens(event.dataTransfer.getData('text/plain'));
    if (isNotEditable || dropped.length === 0) return;
    event.preventDefault();
    field.add([...splitTokens(text), ...dropped]);
    inputRef.current?.focus();
  };

  /** Copies the focused token or, from an empty input, all of them. */
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest('[role="row"]');
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    const copied = row ? tokens[at] : event.target === inputRef.current && text === '' ? tokens.join('\n') : '';
    if (!copied || String(getSelection()) !== '') return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied);
  };

  return (
    <FieldFrame
      {...framed}
      field={frame}
      hiddenInput={
        frame.submittedName &&
        tokens.map((token, at) => (
          <input key={`${at} ${token}`} type="hidden" name={frame.submittedName} value={token} />
        ))
      }
      aside={
        maxTokens !== undefined && (
          <span id={`${ownId}count`} className={count} data-over={tokens.length > maxTokens ? '' : undefined}>
            {words.countOf(tokens.length, maxTokens)}
          </span>
        )
      }
    >
      <div
        role="presentation"
        className={controlBox}
        {...frame.boxProps}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) props.onFocus?.();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
        }}
        onKeyDownCapture={(event) => {
          const isHandled = field.undoOrRedo(event) || moveInTokens(event, isRtl(event.currentTarget), inputRef);
          if (!isHandled) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onCopy={onCopy}
        onMouseDown={(event) => {
          // The free space between the tokens belongs to the input.
          if ((event.target as HTMLElement).closest('input, button, [role="row"]')) return;
          event.preventDefault();
          inputRef.current?.focus();
        }}
      >
        <span className={entry}>
          {isFilled && (
            <TokenList
              ref={listRef}
              label={words.group(frame.label)}
              tokens={tokens}
              reasons={field.reasons}
              isDisabled={Boolean(props.disabledReason)}
              onRemove={isNotEditable ? undefined : field.remove}
              onCorrect={isNotEditable ? undefined : field.correct}
            />
          )}
          <span className={line}>
            <input
              {...frame.controlProps}
              ref={inputRef}
              className={`${bareInput} ${inputLook}`}
              type="text"
              inputMode={inputMode}
              enterKeyHint="done"
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={isFilled ? undefined : placeholder}
              value={text}
              onChange={({ target, nativeEvent }) =>
                field.type(target.value, (nativeEvent as Partial<InputEvent>).isComposing === true)
              }
              onCompositionEnd={({ currentTarget }) => field.type(currentTarget.value, false)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onDrop={onDrop}
              // The box handles the focus of the whole field.
              onFocus={undefined}
              onBlur={({ currentTarget }) => {
                // Another window has the focus, and the user may come back to a half typed text.
                if (document.activeElement !== currentTarget) field.commit();
              }}
            />
            {isFilled && !props.disabledReason && <CopyButton label={frame.label} text={() => tokens.join('\n')} />}
            {isFilled && !isNotEditable && (
              <IconButton
                label={words.clear(frame.label)}
                icon={<SvgIcon icon={X} size={16} />}
                size="small"
                onPress={field.clear}
              />
            )}
          </span>
        </span>
        <span id={`${ownId}summary`} hidden>
          {words.summary(tokens)}
        </span>
      </div>
    </FieldFrame>
  );
}
