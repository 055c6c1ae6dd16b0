'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import { paginationPtBR } from '../../i18n/ptBR/pagination.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { jump, jumpBox, labelledBox } from './Pagination.css.ts';

interface PageJumpProps {
  pageCount: number;
  /** Runs with a page between 1 and `pageCount`, the current one included. */
  onJump: (page: number) => void;
}

/** A box for the number of a page, applied by Enter. A number beyond the end goes to the last page, as in the address of a list. */
export function PageJump({ pageCount, onJump }: PageJumpProps) {
  const messages = useAreaMessages('pagination', paginationPtBR);
  const id = useId();
  const [digits, setDigits] = useState('');
  const jumpOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter must not submit a form around the list.
    event.preventDefault();
    if (digits === '') return;
    setDigits('');
    onJump(Math.min(Math.max(1, Number(digits)), pageCount));
  };
  return (
    <div className={`${labelledBox} ${jump}`}>
      <label htmlFor={id}>{messages.jump}</label>
      <input
        id={id}
        className={jumpBox}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        value={digits}
        onChange={(event) => setDigits(event.target.value.replaceAll(/[^0-9]/g, '').slice(0, String(pageCount).length))}
        onKeyDown={jumpOnEnter}
      />
    </div>
  );
}
