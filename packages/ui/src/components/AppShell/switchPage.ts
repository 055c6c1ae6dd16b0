import { isModalOpen } from '../../internal/overlays/ModalLayer/openModals.ts';

const mark = 'data-ui-page-switch';

/** The image of the old page would cover these for a moment; what opens and closes has a movement of its own. */
const above = '[data-leaving], [data-toast], :popover-open';

const canFade = () =>
  typeof document.startViewTransition === 'function' &&
  !document.hidden &&
  matchMedia('(prefers-reduced-motion: no-preference)').matches &&
  !isModalOpen() &&
  !document.querySelector(above);

let latest: ViewTransition | undefined;

/**
 * Runs `go`, which shows another page in an `AppShell`. Where the browser has view transitions, an image of the old content fades out above
 * the new content, which takes the pointer, the keyboard and the focus from its first frame. `go` gets `true` if its change has to be in the
 * page when it returns, or when its promise is resolved: `flushSync` in React.
 */
export function switchPage(go: (isFaded: boolean) => unknown): void {
  if (!canFade()) {
    void go(false);
    return;
  }
  const root = document.documentElement;
  root.setAttribute(mark, 'leaving');
  const transition = document.startViewTransition(async () => {
    await go(true);
    // Only the old content becomes an image: the browser passes no press to an element that it shows as an image.
    root.setAttribute(mark, 'shown');
  });
  latest = transition;
  transition.updateCallbackDone.catch(reportError);
  void Promise.allSettled([transition.ready, transition.finished]).then(() => {
    if (latest === transition) root.removeAttribute(mark);
  });
}
