'use client';
import { Ban, CircleAlert, CircleCheck, CornerDownRight, RotateCw, TriangleAlert, X } from '@lucide/icons';
import { useNumberFormat } from '../../i18n/LocaleContext.ts';
import { filesPtBR } from '../../i18n/ptBR/files.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { formatBytes } from '../DropZone/formatBytes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { progress } from '../ProgressBar/ProgressBar.css.ts';
import type { FileItem } from './FileItem.ts';
import { actions, failure, fileName, heading, line, meta, row, success, warning } from './FileList.css.ts';

interface FileRowProps {
  file: FileItem;
  sentName: string;
  /** The name of another file that would be sent with the same name. */
  collidesWith: string | undefined;
  onRemove: (() => void) | undefined;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

export function FileRow({ file, sentName, collidesWith, onRemove, onCancel, onRetry }: FileRowProps) {
  const messages = useAreaMessages('files', filesPtBR);
  const { name, status } = file;
  const isUploading = status === 'uploading';
  const canRetry = status === 'cancelled' || (status === 'error' && !file.isRefused);
  const percent = Math.round(Math.min(100, Math.max(0, file.progress ?? 0)));
  const size = formatBytes(file.sizeBytes, useNumberFormat('decimal'));
  return (
    <li className={row} data-file={file.id}>
      <div className={heading}>
        <span className={fileName}>{name}</span>
        <span className={meta}>
          <span>{isUploading ? `${size} · ${percent}%` : size}</span>
          {status === 'done' && (
            <span className={success}>
              <SvgIcon icon={CircleCheck} size={16} /> <span>{messages.done}</span>
            </span>
          )}
        </span>
      </div>
      {isUploading && <progress className={progress} max={100} value={percent} aria-label={messages.uploading(name)} />}
      {sentName !== name && (
        <p className={line}>
          <SvgIcon icon={CornerDownRight} size={16} />{' '}
          <span>{status === 'done' ? messages.wasSentAs(sentName) : messages.sentAs(sentName)}</span>
        </p>
      )}
      {collidesWith !== undefined && (
        <p className={`${line} ${warning}`}>
          <SvgIcon icon={TriangleAlert} size={16} /> <span>{messages.collision(collidesWith)}</span>
        </p>
      )}
      {status === 'cancelled' && (
        <p className={line}>
          <SvgIcon icon={Ban} size={16} /> <span>{messages.wasCancelled}</span>
        </p>
      )}
      {status === 'error' && (
        <p className={`${line} ${failure}`}>
          <SvgIcon icon={CircleAlert} size={16} /> <span>{file.error ?? messages.failedReason}</span>
        </p>
      )}
      <div className={actions}>
        {canRetry && onRetry && (
          <IconButton
            size="small"
            label={messages.retry(name)}
            icon={<SvgIcon icon={RotateCw} size={18} />}
            onPress={onRetry}
          />
        )}
        {isUploading
          ? onCancel && (
              <IconButton
                size="small"
                label={messages.cancel(name)}
                icon={<SvgIcon icon={X} size={18} />}
                onPress={onCancel}
              />
            )
          : onRemove && (
              <IconButton
                size="small"
                label={status === 'done' ? messages.clear(name) : messages.remove(name)}
                icon={<SvgIcon icon={X} size={18} />}
                onPress={onRemove}
              />
            )}
      </div>
    </li>
  );
}
