'use client';
import { X } from '@lucide/icons';
import { type ReactNode, type RefObject, useRef } from 'react';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { overlaysPtBR } from '../../i18n/ptBR/overlays.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { dialogAround } from '../../internal/base/focus/dialogAround.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type SwipeOptions, useSwipeAway } from '../../internal/overlays/leaving/useSwipeAway.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { HeadingLevelContext } from '../../internal/base/headings/HeadingLevel.ts';
import { ModalLayer } from '../../internal/overlays/ModalLayer/ModalLayer.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { useUnsavedChanges } from '../ConfirmDialog/useUnsavedChanges.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  body,
  closeEdge,
  foot,
  footEnd,
  footStart,
  withoutFooter,
  withStart,
  head,
  title as titleText,
} from './Modal.css.ts';

/** The action of the user: Escape, the backdrop, the close button, the footer button that calls `close`, or a swipe on a phone. */
export type ModalCloseReason = 'escape' | 'backdrop' | 'cross' | 'footer' | 'swipe';

/** The common props of `Modal` and `Drawer`. */
export interface DialogFrameProps extends DomProps {
  /** Names the dialog after the task (“Inclusão de grupo”), not the kind of window. */
  title: string;
  /** Its content exists only while it is open. */
  isOpen: boolean;
  /** Runs when the dialog may close: after Escape, the backdrop or the close button, and after the confirmation if it is dirty. */
  onClose: (reason: ModalCloseReason) => void;
  /**
   * False while it must stay open, such as during a save: no user action closes it, and each announces that. The app can still close it by
   * `isOpen`. @default true
   */
  isDismissable?: boolean | undefined;
  /** The element that gets the focus on opening, such as the first field of a short form. By default the dialog itself. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /**
   * While true, every way to close it asks for confirmation first, and so does leaving the page. A cancel button should call the `close`
   * that `footer` gets.
   */
  isDirty?: boolean | undefined;
  /** The actions, the main one last; they stay visible while the content scrolls. A function gets the guarded `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** A quiet action at the start of the footer, such as a download. On a phone it is at the end of the content. Needs a `footer`. */
  footerStart?: ReactNode;
  /** Scrolls if it is higher than the window. */
  children: ReactNode;
}

interface FrameLook {
  /** Its name for stylesheets. */
  dataUi: string;
  backdropClass: string;
  panelClass: string;
  dialogClass: string;
  /** The side to which a finger on its title moves it away, where it fills a phone. */
  swipesToward?: SwipeOptions['toward'] | undefined;
}

const isPhone = () => matchMedia(upTo.card).matches;

/** The title and the close button. A finger moves the dialog away by this part only, because content scrolls and has fields. */
function DialogHead({
  toward,
  onSwipe,
  children,
}: {
  toward: FrameLook['swipesToward'];
  onSwipe: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useSwipeAway(
    ref,
    toward && {
      toward,
      isOn: isPhone,
      findLayer: (swiped) => dialogAround(swiped)?.parentElement ?? null,
      onSwipe,
    },
  );
  return (
    <div ref={ref} data-keep-clear className={head}>
      {children}
    </div>
  );
}

/** A dialog with title and close button above, actions below, and one confirmation for every way to close it while it is dirty. */
export function DialogFrame(props: DialogFrameProps & FrameLook) {
  const { title, isOpen, onClose, isDismissable = true, isDirty = false, footer, footerStart, children } = props;
  const overlays = useAreaMessages('overlays', overlaysPtBR);
  const actions = useAreaMessages('actions', actionsPtBR);
  const { confirmLeave } = useUnsavedChanges(isOpen && isDirty);
  const close = async (reason: ModalCloseReason) => {
    if (!isDismissable) announce(overlays.staysOpen);
    else if (await confirmLeave()) onClose(reason);
  };
  if (!isOpen) return null;
  const mark = footerStart ? withStart : '';
  return (
    <ModalLayer
      onClose={close}
      backdropClass={props.backdropClass}
      panelClass={props.panelClass}
      dom={pickDomProps(props.dataUi, props)}
      dialogClass={props.dialogClass}
      initialFocusRef={props.initialFocusRef}
    >
      {(heading) => (
        <>
          <DialogHead toward={props.swipesToward} onSwipe={() => void close('swipe')}>
            <h2 {...heading} className={titleText}>
              {title}
            </h2>
            <div className={closeEdge}>
              <IconButton
                label={actions.close}
                size="small"
                icon={<SvgIcon icon={X} size={20} />}
                disabledReason={isDismissable ? undefined : overlays.staysOpen}
                onPress={() => close('cross')}
              />
            </div>
          </DialogHead>
          <div className={`${body} ${footer ? mark : withoutFooter}`}>
            {/* Its headings follow its own title, wherever in the page it is opened. */}
            <HeadingLevelContext value={3}>{children}</HeadingLevelContext>
          </div>
          {footer && (
            <div data-keep-clear className={`${foot} ${mark}`}>
              {footerStart && <div className={footStart}>{footerStart}</div>}
              <div data-keep-clear className={footEnd}>
                {typeof footer === 'function' ? footer(() => close('footer')) : footer}
              </div>
            </div>
          )}
        </>
      )}
    </ModalLayer>
  );
}
