export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The values that can be passed between this process and a page. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One page of one browser. Keys and pointer are real input of the browser, never synthetic events. */
export interface Engine {
  name: EngineName;
  version: string;
  goto: (url: string) => Promise<void>;
  /** The function runs in the page and can use only its arguments. */
  evaluate: <Result, Args extends readonly Json[]>(look: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  type: (text: string) => Promise<void>;
  /** `Control+Shift+Z`, `ArrowDown`, `Space`. */
  press: (combination: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  moveTo: (x: number, y: number) => Promise<void>;
  /** Sets the files of a file input directly, because no driver can use the system's file dialog. */
  setFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the uncaught errors and the errors of the console since the last call. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The actions of a keyboard user. */
export type KeyedEngine = Pick<Engine, 'goto' | 'evaluate' | 'type' | 'press' | 'setFiles'>;

const pollMs = 50;
/** Long, because a busy machine is slow. */
export const maxWaitMs = 120_000;

/** Calls `look` in the page until it returns true. */
export async function waitFor<Args extends readonly Json[]>(
  engine: Pick<Engine, 'evaluate'>,
  what: string,
  look: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const until = Date.now() + maxWaitMs;
  while (!(await engine.evaluate(look, ...args))) {
    if (Date.now() > until) throw new Error(`${what}: not seen within ${maxWaitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
