export interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

/** The page's report about its story. */
export interface StoryProbe {
  /** The result that Storybook reports: `success` or `error`; `null` while the story runs. */
  status: string | null;
  /** Why the story or its play function failed. */
  failure: string | null;
  reports: { type: string; result?: { violations?: AxeViolation[] } }[];
  /** Replaces the current story. */
  show: (storyId: string) => void;
}

declare global {
  interface Window {
    storyProbe: StoryProbe;
    __STORYBOOK_ADDONS_CHANNEL__?: unknown;
  }
}

interface Channel {
  emit: (event: string, payload: object) => void;
  on: (event: string, listener: (payload: never) => void) => void;
}

interface Finished {
  storyId: string;
  status: string;
  reporters: StoryProbe['reports'];
}

/**
 * Runs in the page before Storybook and listens to its channel. With `plain` in the URL the story runs
 * without Storybook’s test flag, as when a person opens it.
 */
export function installStoryProbe() {
  // With this flag Storybook's addons check each story with axe, as under Vitest.
  if (!new URLSearchParams(location.search).has('plain')) Object.assign(window, { __vitest_browser__: true });
  const textOf = (error: unknown) =>
    error instanceof Error ? `${error.message}\n${error.stack}` : (JSON.stringify(error) ?? String(error));
  const fail = (error: unknown) => {
    probe.failure ??= textOf(error);
  };
  // In WebKit a synthetic `mousedown` opens the native popup of a `select`. Nothing closes it, so a
  // later choice would go to the wrong list.
  window.addEventListener('mousedown', (press) => {
    if (press.isTrusted || !(press.target instanceof HTMLSelectElement)) return;
    press.preventDefault();
    press.target.focus();
  });
  let channel: Channel | undefined;
  let shown = new URLSearchParams(location.search).get('id');
  // Storybook sends no event for a story that it cannot start.
  let hasBegun = false;
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!hasBegun) fail(reason);
  });
  const probe: StoryProbe = {
    status: null,
    failure: null,
    reports: [],
    show: (storyId) => {
      Object.assign(probe, { status: null, failure: null, reports: [] });
      shown = storyId;
      hasBegun = false;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
  };
  window.storyProbe = probe;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (created: Channel) => {
      channel = created;
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']) {
        created.on(event, fail);
      }
      created.on('unhandledErrorsWhilePlaying', (errors: unknown[]) => fail(errors[0]));
      created.on('storyPrepared', () => {
        hasBegun = true;
      });
      created.on('storyFinished', ({ storyId, status, reporters }: Finished) => {
        // The previous story may render once more after a change of its args.
        if (storyId !== shown) return;
        probe.reports = reporters;
        probe.status = status;
      });
    },
  });
}
