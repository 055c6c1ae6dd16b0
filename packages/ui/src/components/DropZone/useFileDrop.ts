'use client';
import { type DragEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { holdsFiles, keepPageOnDrop } from '../../internal/base/dom/keepPageOnDrop.ts';
import { dialogAround } from '../../internal/base/focus/layers.ts';
import { refusesDragged } from './acceptsFile.ts';
import type { Accept } from './fileKinds.ts';
import { readTransfer } from './readTransfer.ts';

type DragState = 'none' | 'welcome' | 'refused';

/** A cell or a paragraph of an office program comes as text, as HTML and as a picture: a text field is meant to get the text. */
const isForTextField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea, [contenteditable]') &&
  ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type));

const isInOtherZone = ({ target }: Event, zone: Element | null) => {
  const around = target instanceof Element ? target.closest('[data-ui="drop-zone"]') : null;
  return around !== null && !around.contains(zone);
};

/** Dragged and pasted files for one zone; a drop that misses it must not make the browser leave the page. */
export function useFileDrop(accept: Accept, isDisabled: boolean, onFiles: (files: File[], folders: string[]) => void) {
  const [drag, setDrag] = useState<DragState>('none');
  const zoneRef = useRef<HTMLDivElement>(null);
  const depth = useRef(0);
  const take = useEffectEvent(onFiles);

  // Before the zone is painted: a file that is dropped on it as soon as it is seen must not leave the page.
  useLayoutEffect(() => {
    return keepPageOnDrop();
  }, []);

  useLayoutEffect(() => {
    if (isDisabled) return;
    // In a dialog the whole dialog listens: the focus is mostly in another of its fields.
    const scope = dialogAround(zoneRef.current) ?? zoneRef.current;
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (!clipboardData || event.defaultPrevented || isForTextField(event)) return;
      if (isInOtherZone(event, zoneRef.current)) return;
      const { files, folders } = readTransfer(clipboardData);
      if (files.length + folders.length === 0) return;
      event.preventDefault();
      take(files, folders);
    };
    scope?.addEventListener('paste', paste);
    return () => scope?.removeEventListener('paste', paste);
  }, [isDisabled]);

  const end = () => {
    depth.current = 0;
    setDrag('none');
  };

  return {
    zoneRef,
    drag,
    dragProps: {
      onDragEnter: (event: DragEvent) => {
        if (isDisabled || !holdsFiles(event)) return;
        depth.current += 1;
        const types = [...event.dataTransfer.items].map((item) => item.type);
        setDrag(refusesDragged(types, accept) ? 'refused' : 'welcome');
      },
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
      },
      onDragLeave: () => {
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        end();
        if (isDisabled) return;
        const { files, folders } = readTransfer(event.dataTransfer);
        onFiles(files, folders);
      },
    },
  };
}
