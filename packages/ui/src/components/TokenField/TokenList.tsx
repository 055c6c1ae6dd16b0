'use client';
import { TriangleAlert, X } from '@lucide/icons';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import { Button as AriaButton, Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components';
import { tokensPtBR } from '../../i18n/ptBR/tokens.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { layOutByClass } from '../TagGroup/layOutByClass.tsx';
import { remove } from '../TagGroup/TagGroup.css.ts';
import { contents, reason as reasonLook, token as tokenLook, tokenText, wrongToken } from './TokenField.css.ts';

interface TokenListProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  tokens: readonly string[];
  /** Why a token is wrong, by its position. */
  reasons: readonly (string | undefined)[];
  isDisabled: boolean;
  /** Runs with positions. */
  onRemove: ((positions: ReadonlySet<number>) => void) | undefined;
  /** Runs when a wrong token is pressed. */
  onCorrect: ((position: number) => void) | undefined;
}

/** The texts as unique keys: a parent may pass a text twice. A key by position would move the focus when a token before it is removed. */
function keysOf(tokens: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return tokens.map((token) => {
    const count = counts.get(token) ?? 0;
    counts.set(token, count + 1);
    return count === 0 ? token : `${token} ${count}`;
  });
}

/** The tokens of a field. React Aria's tags have the focus, the arrow keys, Delete and Backspace. */
export function TokenList({ ref, label, tokens, reasons, isDisabled, onRemove, onCorrect }: TokenListProps) {
  const words = useAreaMessages('tokens', tokensPtBR);
  const keys = keysOf(tokens);
  return (
    <AriaTagGroup
      className={contents}
      aria-label={label}
      onRemove={onRemove && ((gone) => onRemove(new Set([...gone].map((key) => keys.indexOf(String(key))))))}
    >
      <TagList ref={ref} className={contents}>
        {tokens.map((token, at) => {
          const reason = reasons[at];
          return (
            <Tag
              key={keys[at]}
              id={keys[at] ?? token}
              textValue={reason ? words.wrong(token, reason) : token}
              className={reason ? `${tokenLook} ${wrongToken}` : tokenLook}
              {...(reason && onCorrect && { onAction: () => onCorrect(at) })}
              // Not React Aria's `isDisabled`: the tokens of a disabled field can be read with the keyboard.
              render={(row) => layOutByClass({ ...row, 'aria-disabled': isDisabled || undefined })}
            >
              {reason && <SvgIcon icon={TriangleAlert} size={14} />}
              <span className={tokenText}>
                <span data-label>{token}</span>
                {reason && <span className={reasonLook}>{reason}</span>}
              </span>
              {onRemove && (
                // Delete removes a focused token, so the button is no tab stop.
                <AriaButton slot="remove" className={remove} excludeFromTabOrder>
                  <SvgIcon icon={X} size={14} />
                </AriaButton>
              )}
            </Tag>
          );
        })}
      </TagList>
    </AriaTagGroup>
  );
}

/** Returns whether there is a token. */
export function focusLastToken(listRef: RefObject<HTMLElement | null>): boolean {
  const last = listRef.current?.lastElementChild;
  if (last) (last as HTMLElement).focus();
  return Boolean(last);
}

/**
 * Moves the focus from a token to its neighbour, and from the last token to the input. React Aria's arrow keys go round, and would never leave
 * the tokens. Returns whether the key is one of these.
 */
export function moveInTokens(
  { key, target }: KeyboardEvent<HTMLElement>,
  isRtl: boolean,
  inputRef: RefObject<HTMLInputElement | null>,
): boolean {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || (target as HTMLElement).role !== 'row') return false;
  const isForward = (key === 'ArrowRight') !== isRtl;
  const token = target as HTMLElement;
  const next = isForward ? (token.nextElementSibling ?? inputRef.current) : token.previousElementSibling;
  (next as HTMLElement | null)?.focus();
  return true;
}
