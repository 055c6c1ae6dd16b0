'use client';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { FocusScope } from 'react-aria';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { ignoreSecondClick } from '../../base/dom/ignoreSecondClick.ts';
import { useLeavingCopy } from '../leaving/useLeavingCopy.ts';
import { registerOpenModal } from './openModals.ts';
import { hasOpenPopover } from './hasOpenPopover.ts';
import { useBackdropPress } from './useBackdropPress.ts';
import { useOpeningFocus } from './useOpeningFocus.ts';
import { useScrollLock } from './useScrollLock.ts';

interface ModalLayerProps {
  /** Runs on a press that begins and ends on the backdrop. */
  onClose: (reason: 'escape' | 'backdrop') => void;
  backdropClass: string;
  panelClass: string;
  dialogClass: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Names a dialog that shows no title. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** `id`, `data-*` and `data-ui` of the component. */
  dom?: object | undefined;
  /** The element that takes the focus on opening. @default the dialog itself */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Gets the props of the heading that names the dialog. */
  children: (titleProps: { id?: string | undefined }) => ReactNode;
}

interface LayerProps extends ModalLayerProps {
  dialogRef: RefObject<HTMLDivElement | null>;
}

function Layer(props: LayerProps) {
  const { onClose, dialogRef, 'aria-label': label } = props;
  const layerRef = useRef<HTMLDivElement>(null);
  useLeavingCopy(layerRef);
  const titleId = useId();
  const heading = { id: label ? undefined : titleId };
  const backdropProps = useBackdropPress(() => onClose('backdrop'));
  // A layout effect, so that neither the modal below hides this one nor the focus returns to a hidden element.
  useLayoutEffect(() => {
    return ariaHideOutside([layerRef.current as HTMLDivElement]);
  }, []);
  // Locks the scroll after the focus has moved to the dialog, when the browser has computed the changed styles anyway.
  useScrollLock();
  useEffect(() => {
    return registerOpenModal();
  }, []);
  useEffect(() => {
    ignoreSecondClick();
    return ignoreSecondClick;
  }, []);
  const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Escape closes only the innermost layer: not an outer modal, and not this one while a popover is open in it.
    event.stopPropagation();
    if (event.defaultPrevented || hasOpenPopover(event.currentTarget)) return;
    event.preventDefault();
    onClose('escape');
  };
  const panelProps = { onKeyDown: closeByEscape };
  return (
    <div {...backdropProps} ref={layerRef} className={props.backdropClass}>
      <div {...panelProps} className={props.panelClass}>
        <div
          {...props.dom}
          ref={dialogRef}
          className={props.dialogClass}
          role={props.role ?? 'dialog'}
          tabIndex={-1}
          aria-label={label}
          aria-labelledby={heading.id}
          aria-describedby={props['aria-describedby']}
        >
          {props.children(heading)}
        </div>
      </div>
    </div>
  );
}

function Scope(props: ModalLayerProps) {
  const dialogRef = useRef<HTMLDivElement>(null);
  useOpeningFocus(dialogRef, props.initialFocusRef);
  return (
    <FocusScope contain restoreFocus>
      <Layer {...props} dialogRef={dialogRef} />
    </FocusScope>
  );
}

const subscribeToNothing = () => () => {};

/**
 * A dialog over the page until it is unmounted. It contains the focus, returns it and locks the scroll. Mount it only while it is open.
 * React Aria's `useDialog` and `useOverlay` would render it twice to find the title and the description, which are known here.
 */
export function ModalLayer(props: ModalLayerProps) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isInBrowser && createPortal(<Scope {...props} />, document.body);
}
