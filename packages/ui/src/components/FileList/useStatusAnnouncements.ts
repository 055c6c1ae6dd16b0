'use client';
import { useEffect, useRef } from 'react';
import type { Messages } from '../../i18n/ptBR.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { joinSentences } from '../../internal/base/announce/joinSentences.ts';
import type { FileItem } from './FileItem.ts';

/** Announces when files are sent, fail or are cancelled; progress is only visual. */
export function useStatusAnnouncements(files: readonly FileItem[], messages: Messages['files']) {
  const known = useRef(new Map<string, FileItem['status']>());
  useEffect(() => {
    const sentences = files.flatMap((file) => {
      if (known.current.get(file.id) !== 'uploading') return [];
      if (file.status === 'done') return [messages.sent(file.name)];
      if (file.status === 'cancelled' || file.status === 'ready') return [messages.cancelled(file.name)];
      return file.status === 'error' ? [messages.failed(file.name, file.error ?? messages.failedReason)] : [];
    });
    known.current = new Map(files.map((file) => [file.id, file.status]));
    if (sentences.length > 0) announce(joinSentences(sentences));
  }, [files, messages]);
}
