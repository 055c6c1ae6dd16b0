'use client';
import '../../theme/theme.css.ts';
import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { I18nProvider } from 'react-aria-components';
import { followColorMode } from '../../colorMode/colorMode.ts';
import { LocaleContext } from '../../i18n/LocaleContext.ts';
import type { MessageOverrides } from '../../i18n/ptBR.ts';
import { createMessages, MessagesContext } from '../../i18n/useAreaMessages.ts';
import { Announcer } from '../../internal/base/announce/Announcer.tsx';
import { keepPageOnDrop } from '../../internal/base/dom/keepPageOnDrop.ts';
import { BasenameContext, type Navigate, NavigateContext } from '../../internal/base/router/NavigateContext.ts';
import { focusPressedControls } from '../../internal/base/focus/focusPressed.ts';
import { readSilentValues } from '../../internal/fields/typed/readSilentValues.ts';
import { type TooltipDelays, tooltipDelays } from '../../internal/overlays/tooltips/tooltipDelays.ts';
import { TooltipLayer } from '../../internal/overlays/tooltips/TooltipLayer.tsx';
import { ConfirmProvider } from '../ConfirmDialog/ConfirmProvider.tsx';
import { ToastRegion } from '../Toasts/ToastRegion.tsx';

export interface UiProviderProps {
  /** Client-side routing for plain clicks on same-origin links; without it the browser loads the page. */
  navigate?: Navigate | undefined;
  /**
   * The base path of the app's router (`/portal`). Links of the kit start with it; `navigate` gets their addresses without it. @default ''
   */
  basename?: string | undefined;
  /** Milliseconds of hovering before a tooltip opens. @default 700 */
  tooltipDelayMs?: number | undefined;
  /** Milliseconds after a tooltip has closed within which the next one opens at once. @default 300 */
  tooltipSkipDelayMs?: number | undefined;
  /** Overrides messages of the catalogue, including those of an outer provider. Keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  /**
   * The format of dates, numbers and amounts, the first day of the week, and the language of React Aria's own texts: `en-US`, `en-GB`, `es`.
   * Any other tag changes only numbers; dates are then `dd/mm/yyyy`. The kit's own texts come from `messages`. The values of fields do not
   * depend on the locale. @default 'pt-BR'
   */
  locale?: string | undefined;
  /** The whole app. */
  children: ReactNode;
}

/**
 * A nested provider changes messages, navigation and, while it is mounted, the delays of tooltips. Toasts, announcements and the tooltip
 * layer remain those of the outer one.
 */
const NestedDelaysContext = createContext<RefObject<TooltipDelays[]> | null>(null);

interface LayersProps extends TooltipDelays {
  isNested: boolean;
  nestedDelays: RefObject<TooltipDelays[]>;
}

/** The kit's own elements next to the app; they do not render again with the app. */
const Layers = memo(({ isNested, ...delays }: LayersProps) => (
  <>
    {!isNested && <ToastRegion />}
    {!isNested && <Announcer />}
    {!isNested && <TooltipLayer {...delays} />}
  </>
));

/**
 * Wraps the whole app. The kit is in Portuguese or in the language of `messages`, regardless of the browser's language.
 */
export function UiProvider(props: UiProviderProps) {
  const inherited = use(BasenameContext);
  const { messages, navigate, basename = inherited, children } = props;
  const { tooltipDelayMs = tooltipDelays.openMs, tooltipSkipDelayMs = tooltipDelays.skipMs } = props;
  const inheritedLocale = use(LocaleContext);
  const { locale = inheritedLocale } = props;
  const inheritedWords = use(MessagesContext);
  const words = useMemo(() => createMessages(inheritedWords, messages), [inheritedWords, messages]);
  const outerDelays = use(NestedDelaysContext);
  const nestedDelays = useRef<TooltipDelays[]>([]);
  const namesDelays = props.tooltipDelayMs !== undefined || props.tooltipSkipDelayMs !== undefined;
  useLayoutEffect(() => {
    if (!outerDelays || !namesDelays) return;
    const delays = { openMs: tooltipDelayMs, skipMs: tooltipSkipDelayMs };
    const all = outerDelays.current;
    all.push(delays);
    return () => void all.splice(all.indexOf(delays), 1);
  }, [outerDelays, namesDelays, tooltipDelayMs, tooltipSkipDelayMs]);
  useEffect(() => {
    return followColorMode();
  }, []);
  useEffect(() => {
    return focusPressedControls();
  }, []);
  useEffect(() => {
    return keepPageOnDrop();
  }, []);
  useEffect(() => {
    return readSilentValues();
  }, []);
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>
        <MessagesContext value={words}>
          <NavigateContext value={navigate}>
            <BasenameContext value={basename}>
              <NestedDelaysContext value={outerDelays ?? nestedDelays}>
                <ConfirmProvider>{children}</ConfirmProvider>
              </NestedDelaysContext>
              <Layers
                isNested={outerDelays !== null}
                nestedDelays={nestedDelays}
                openMs={tooltipDelayMs}
                skipMs={tooltipSkipDelayMs}
              />
            </BasenameContext>
          </NavigateContext>
        </MessagesContext>
      </LocaleContext>
    </I18nProvider>
  );
}
