import type { Json } from './Engine.ts';

/** The codes of WebDriver for keys without a character. */
const keyCodes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F6: '\uE036',
};

export const webdriverKey = (key: string) => keyCodes[key] ?? key;

/** A session of a W3C WebDriver, with the commands that the engines need. */
export async function openWebdriver(server: string, capabilities: object) {
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${server}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const opened = await call<{ sessionId: string; capabilities: Record<string, string> }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${opened.sessionId}`;
  const act = (source: object) => call<null>('POST', `${session}/actions`, { actions: [source] });
  const pointer = (actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    capabilities: opened.capabilities,
    goto: (url: string) => call<null>('POST', `${session}/url`, { url }),
    execute: <Result>(script: string, args: readonly Json[]) =>
      call<Result>('POST', `${session}/execute/async`, { script, args }),
    keys: (actions: object[]) => act({ type: 'key', id: 'keyboard', actions }),
    pointer,
    setFiles: async (selector: string, paths: readonly string[]) => {
      const found = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await call('POST', `${session}/element/${Object.values(found)[0]}/value`, { text: paths.join('\n') });
    },
    rect: (size?: { width: number; height: number }) =>
      size
        ? call<{ width: number; height: number }>('POST', `${session}/window/rect`, { x: 0, y: 0, ...size })
        : call<{ width: number; height: number }>('GET', `${session}/window/rect`),
    close: () => call<null>('DELETE', session),
  };
}
