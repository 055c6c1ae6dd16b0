'use client';
import { Upload } from '@lucide/icons';
import { type ReactNode, type Ref, useCallback, useId, useRef, useState } from 'react';
import { useNumberFormat } from '../../i18n/LocaleContext.ts';
import { filesPtBR } from '../../i18n/ptBR/files.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { below, hint } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import type { ControlRefProps } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFormEvents } from '../../internal/fields/FieldFrame/useFormEvents.ts';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { joinSentences } from '../../internal/base/announce/joinSentences.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { FocusFileButtonContext } from './FocusFileButtonContext.ts';
import { asterisk, choose, errorText, icon, invitation, noteText, stack, title, zone } from './DropZone.css.ts';
import { type Accept, acceptAttribute, describeExtensions } from './fileKinds.ts';
import { formatBytes } from './formatBytes.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { type RejectedFile, partitionFiles } from './partitionFiles.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface DropZoneProps extends DescribedProps, ControlRefProps<HTMLButtonElement> {
  /** The visible label above the zone (“Arquivo do grupo”). */
  label: string;
  /** A preset, or extensions and MIME types. A file is accepted if its extension or its type matches. */
  accept: Accept;
  /** Accepts several files. Without it a new file replaces the former one, and only the first of several files is accepted. */
  isMultiple?: boolean | undefined;
  /** Runs with the accepted files, at least one. The zone itself shows the refused ones. */
  onAdd: (files: File[]) => void;
  /** Runs when the form around the zone is reset: remove the added files. The zone removes the refused names itself. */
  onReset?: (() => void) | undefined;
  /** In bytes; larger files are refused. No limit by default. */
  maxSizeBytes?: number | undefined;
  /** A note in the zone: how the files are used, or their required content. */
  note?: string | undefined;
  /** Below the zone; say how to fix it. */
  error?: string | undefined;
  /** Shows the red asterisk. The form validates it. */
  isRequired?: boolean | undefined;
  /** Disables the zone and shows the reason below it. It stays focusable. */
  disabledReason?: string | undefined;
  /** The `FileList` of the added files, between the zone and the refused names. */
  children?: ReactNode;
  /** The button that opens the file chooser. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Adds files by dragging, pasting (Ctrl+V) or choosing. It does not keep them: show them in a `FileList`. */
export function DropZone(props: DropZoneProps) {
  const { label, accept, isMultiple = false, onAdd, maxSizeBytes, isRequired, children } = props;
  const { note, error, disabledReason } = props;
  const messages = useAreaMessages('files', filesPtBR);
  const decimal = useNumberFormat('decimal');
  const id = useId();
  const noteId = `${id}note`;
  const errorId = `${id}error`;
  const reasonId = `${id}reason`;
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useControlRef(props);
  const [refusals, setRefusals] = useState<readonly RejectedFile[]>([]);
  const { 'aria-describedby': described, ...dom } = pickDomProps('drop-zone', props, ['aria-describedby']);
  const descriptions = [described, note && noteId, error && errorId, disabledReason && reasonId];
  const isDisabled = Boolean(disabledReason);

  const explain = ({ name, reason }: RejectedFile) => {
    const why = {
      folder: messages.refusedFolder,
      extension: messages.refusedExtension(describeExtensions(accept)),
      size: messages.refusedSize(formatBytes(maxSizeBytes ?? 0, decimal)),
      empty: messages.refusedEmpty,
      extra: messages.refusedExtra,
    };
    return `${name} — ${why[reason]}`;
  };
  const add = (files: File[], folders: string[] = []) => {
    const sorted = partitionFiles(files, { accept, isMultiple, maxSizeBytes });
    const { accepted } = sorted;
    const refused = [...folders.map((folder) => ({ name: folder, reason: 'folder' as const })), ...sorted.refused];
    setRefusals(refused);
    const names = accepted.map((file) => file.name);
    const sentences = [...(names.length > 0 ? [messages.added(names)] : []), ...refused.map(explain)];
    announce(joinSentences(sentences));
    if (accepted.length > 0) onAdd(accepted);
  };
  const { zoneRef, drag } = useFileDrop(accept, isDisabled, add);
  const focusChooser = useCallback(() => buttonRef.current?.focus(), [buttonRef]);
  useFormEvents(inputRef, (isReset) => {
    setRefusals([]);
    if (isReset) props.onReset?.();
  });
  const kind = typeof accept === 'string' ? messages.kinds[accept] : describeExtensions(accept);
  const invite = {
    none: messages.drop(kind, isMultiple),
    welcome: messages.dropHere,
    refused: messages.onlyExtensions(describeExtensions(accept)),
    beside: messages.dropInThisZone,
  };

  return (
    <div {...dom} className={stack}>
      <div ref={zoneRef} role="group" aria-labelledby={`${id}label`} aria-disabled={isDisabled || undefined}>
        <span id={`${id}label`} className={title}>
          <span>{label}</span>
          {isRequired && (
            <span aria-hidden="true" className={asterisk}>
              *
            </span>
          )}
        </span>
        <div
          className={zone}
          data-drag={drag}
          data-invalid={error ? '' : undefined}
          data-disabled={isDisabled || undefined}
        >
          <SvgIcon icon={Upload} className={icon} size={24} />
          <p className={invitation}>
            <span>{invite[drag]}</span>{' '}
            <button
              ref={buttonRef}
              type="button"
              // Stays while files are dragged over it, because it may have the focus.
              className={drag === 'none' ? choose : visuallyHidden}
              aria-disabled={isDisabled || undefined}
              aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
              onClick={() => {
                if (!isDisabled) inputRef.current?.click();
              }}
            >
              {messages.choose}
            </button>
          </p>
          {note && (
            <p id={noteId} className={noteText}>
              {note}
            </p>
          )}
          <input
            ref={inputRef}
            type="file"
            hidden
            aria-label={label}
            accept={acceptAttribute(accept)}
            multiple={isMultiple}
            onChange={(event) => {
              // The file chooser may stay open after the zone is disabled.
              if (!isDisabled) add([...(event.target.files ?? [])]);
              // Cleared, so that choosing the same file again fires a change.
              event.target.value = '';
            }}
          />
        </div>
        {error && (
          <p id={errorId} className={errorText}>
            {error}
          </p>
        )}
        {disabledReason && (
          <p id={reasonId} className={`${below} ${hint}`}>
            {disabledReason}
          </p>
        )}
      </div>
      <FocusFileButtonContext value={focusChooser}>{children}</FocusFileButtonContext>
      <RefusedFiles refusals={refusals} explain={explain} />
    </div>
  );
}
