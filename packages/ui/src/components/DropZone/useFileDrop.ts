'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { holdsFiles, isFileField, keepPageOnDrop } from '../../internal/base/dom/keepPageOnDrop.ts';
import { dialogAround } from '../../internal/base/focus/dialogAround.ts';
import { refusesDragged } from './acceptsFile.ts';
import type { Accept } from './fileKinds.ts';
import { readTransfer } from './readTransfer.ts';
import { zonesInReach } from './zonesInReach.ts';

/** Where the files are dragged. `beside`: outside of all zones, on a page with several of them. */
type DragState = 'none' | 'welcome' | 'refused' | 'beside';

const isTaken = (event: DragEvent) => event.defaultPrevented || isFileField(event.target);

/** Office programs copy cells and paragraphs as text, HTML and an image. A paste with text is meant for a text field. */
const isForTextField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea, [contenteditable]') &&
  ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type));

const isInOtherZone = ({ target }: Event, zone: Element | null) => {
  const around = target instanceof Element ? target.closest('[data-ui="drop-zone"]') : null;
  return around !== null && !around.contains(zone);
};

/** Handles dragged and pasted files for one zone. A drop outside of the zone must not make the browser leave the page. */
export function useFileDrop(accept: Accept, isDisabled: boolean, onFiles: (files: File[], folders: string[]) => void) {
  const [drag, setDrag] = useState<DragState>('none');
  const zoneRef = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((transfer: DataTransfer) => {
    const { files, folders } = readTransfer(transfer);
    if (files.length + folders.length > 0) onFiles(files, folders);
    return files.length + folders.length > 0;
  });
  const stateFor = useEffectEvent((zones: readonly Element[], { items }: DataTransfer): DragState => {
    const root = zoneRef.current?.parentElement;
    if (!root || !zones.includes(root)) return 'none';
    const types = Array.from(items, (item) => item.type);
    if (refusesDragged(types, accept)) return 'refused';
    return zones.length === 1 ? 'welcome' : 'beside';
  });

  // A layout effect: a file that is dropped before a passive effect runs would replace the page.
  useLayoutEffect(() => {
    return keepPageOnDrop();
  }, []);

  // The whole page is the target of a single zone. If there are several, each one is only its own target.
  useLayoutEffect(() => {
    const page = zoneRef.current?.ownerDocument;
    let entered: EventTarget | null = null;
    const isMine = (event: DragEvent) => {
      const zones = isTaken(event) ? [] : zonesInReach(event.target);
      return zones.length === 1 && zones[0] === zoneRef.current?.parentElement;
    };
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event)) return;
      entered = event.target;
      setDrag(isTaken(event) ? 'none' : stateFor(zonesInReach(event.target), event.dataTransfer));
    };
    const leave = ({ target }: DragEvent) => {
      // Browsers fire `dragenter` on the next element before `dragleave` on the last one, so this is true only if the page is left.
      if (target === entered) setDrag('none');
    };
    const acceptDrag = (event: DragEvent) => {
      if (!event.dataTransfer || !holdsFiles(event) || !isMine(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      setDrag('none');
      if (!event.dataTransfer || !holdsFiles(event) || !isMine(event)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    // On the document, after other handlers of files and before `keepPageOnDrop` on the window.
    page?.addEventListener('dragenter', enter);
    page?.addEventListener('dragleave', leave);
    page?.addEventListener('dragover', acceptDrag);
    page?.addEventListener('drop', drop);
    return () => {
      page?.removeEventListener('dragenter', enter);
      page?.removeEventListener('dragleave', leave);
      page?.removeEventListener('dragover', acceptDrag);
      page?.removeEventListener('drop', drop);
    };
  }, []);

  useLayoutEffect(() => {
    if (isDisabled) return;
    // The whole dialog listens, because the focus is usually in another field of it.
    const scope = dialogAround(zoneRef.current) ?? zoneRef.current;
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (!clipboardData || event.defaultPrevented || isForTextField(event)) return;
      if (isInOtherZone(event, zoneRef.current)) return;
      if (take(clipboardData)) event.preventDefault();
    };
    scope?.addEventListener('paste', paste);
    return () => scope?.removeEventListener('paste', paste);
  }, [isDisabled]);

  return { zoneRef, drag };
}
