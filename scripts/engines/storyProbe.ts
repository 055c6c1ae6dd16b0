export interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

/** What a page tells about the story it shows. */
export interface StoryProbe {
  /** Storybook's own verdict: `success` or `error`. */
  done: string | null;
  /** Why the story or its play function failed. */
  failure: string | null;
  reports: { type: string; result?: { violations?: AxeViolation[] } }[];
}

declare global {
  interface Window {
    storyProbe: StoryProbe;
    __STORYBOOK_ADDONS_CHANNEL__?: unknown;
  }
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
}

/** Runs in the page before Storybook: listens on its channel. With `plain` in its address a story behaves as for a reader. */
export function installStoryProbe() {
  const probe: StoryProbe = { done: null, failure: null, reports: [] };
  window.storyProbe = probe;
  // Storybook's addons then judge each story with axe, as under Vitest.
  if (!new URLSearchParams(location.search).has('plain')) Object.assign(window, { __vitest_browser__: true });
  const textOf = (error: unknown) =>
    error instanceof Error ? `${error.message}\n${error.stack}` : (JSON.stringify(error) ?? String(error));
  const fail = (error: unknown) => {
    probe.failure ??= textOf(error);
  };
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
        created.on(event, fail);
      }
      created.on('unhandledErrorsWhilePlaying', (errors: unknown[]) => fail(errors[0]));
      created.on('storyFinished', ({ status, reporters }: { status: string; reporters: StoryProbe['reports'] }) => {
        probe.reports = reporters;
        probe.done = status;
      });
    },
  });
}
