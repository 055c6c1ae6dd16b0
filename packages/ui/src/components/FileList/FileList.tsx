'use client';
import { useContext, useEffect, useRef } from 'react';
import { filesPtBR } from '../../i18n/ptBR/files.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { scrollIntoSight } from '../../internal/base/dom/scrollIntoSight.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { FocusFileButtonContext } from '../DropZone/FocusFileButtonContext.ts';
import { list } from './FileList.css.ts';
import type { FileItem } from './FileItem.ts';
import { FileRow } from './FileRow.tsx';
import { findCollisions } from './findCollisions.ts';
import { useStatusAnnouncements } from './useStatusAnnouncements.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface FileListProps extends DomProps {
  /** In the order in which they were added. */
  files: readonly FileItem[];
  /**
   * The rule by which the app changes names before sending: a changed name is shown next to the original, and equal results are marked.
   */
  normalizeName?: ((name: string) => string) | undefined;
  /** Without it files cannot be removed. For a sent file it removes the row, and does not undo the upload. */
  onRemove?: ((id: string) => void) | undefined;
  /** Stops the upload of one file. */
  onCancel?: ((id: string) => void) | undefined;
  /** Sends one failed or cancelled file again; the others are unchanged. */
  onRetry?: ((id: string) => void) | undefined;
}

/**
 * Files chosen in a `DropZone`, and the progress of their upload. Keep it mounted while it is empty, because it announces removed files.
 */
export function FileList({ files, normalizeName, onRemove, onCancel, onRetry, ...rest }: FileListProps) {
  const messages = useAreaMessages('files', filesPtBR);
  const focusChooser = useContext(FocusFileButtonContext);
  const listRef = useRef<HTMLUListElement>(null);
  const left = useRef<{ index: number; isCancelled: boolean; files: readonly FileItem[] } | null>(null);
  useStatusAnnouncements(files, messages);

  const { length } = files;
  const shown = useRef(length);
  useEffect(() => {
    // In a low window, such as a dialog on a phone, only the zone may be visible, so new files are scrolled into view.
    if (length > shown.current) scrollIntoSight(listRef.current?.lastElementChild);
    shown.current = length;
  }, [length]);

  useEffect(() => {
    if (!left.current || left.current.files === files) return;
    const { index, isCancelled } = left.current;
    left.current = null;
    const rows = listRef.current?.children ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    const buttons = row?.querySelectorAll('button');
    // Cancelling removes the cancel button. The focus moves to the retry button, because a second press on the remove button would remove the file.
    const button = buttons?.[isCancelled ? 0 : buttons.length - 1];
    if (button) button.focus();
    else focusChooser?.();
  }, [files, focusChooser]);

  const named = files.map((file) => ({ ...file, sentName: file.sentName ?? normalizeName?.(file.name) ?? file.name }));
  const collisions = findCollisions(named);
  /** Moves the focus to the next row or to the button of the zone, because the focused button is about to be removed. */
  const leaveTo = (index: number, isCancelled = false) => {
    left.current = { index, isCancelled, files };
  };

  return (
    <ul
      {...pickDomProps('file-list', rest)}
      ref={listRef}
      className={list}
      aria-label={messages.list}
      hidden={files.length === 0}
    >
      {named.map((file, index) => (
        <FileRow
          key={file.id}
          file={file}
          sentName={file.sentName}
          collidesWith={collisions.get(file.id)}
          onRemove={
            onRemove &&
            (() => {
              leaveTo(index);
              announce(file.status === 'done' ? messages.cleared(file.name) : messages.removed(file.name));
              onRemove(file.id);
            })
          }
          onCancel={
            onCancel &&
            (() => {
              leaveTo(index, true);
              onCancel(file.id);
            })
          }
          onRetry={
            onRetry &&
            (() => {
              leaveTo(index);
              onRetry(file.id);
            })
          }
        />
      ))}
    </ul>
  );
}
