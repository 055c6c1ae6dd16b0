import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { ScreenReaderTranscript } from './ScreenReaderTranscript.tsx';
import { type ShownLook, storybookTheme } from './storybookThemes.ts';

type Channel = DocsContainerProps['context']['channel'];

const lookOf = (channel: Channel): ShownLook | undefined => {
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: ShownLook }[];
  return told?.globals;
};

/** Shows a page of prose in the colour mode of the toolbar. Such a page has no story, so no decorator sets its mode. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  const look = useSyncExternalStore(subscribe, () => lookOf(channel));
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'pt-BR';
    root.dataset.colorMode = look?.colorMode ?? 'light';
    root.dataset.contrast = look?.contrast ?? 'normal';
  }, [look]);
  return (
    <DocsContainer context={context} theme={storybookTheme(look)}>
      {children}
      {/* Rendered after the page, because the page passes its component to the context. */}
      <ScreenReaderTranscript context={context} />
    </DocsContainer>
  );
}
