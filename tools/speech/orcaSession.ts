import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus, getPriority, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Utterances, readLog } from './transcript.ts';

const here = import.meta.dirname;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The time without speech or work after which Orca has finished. */
const silenceMs = 1000;
/** The time to wait for a reaction of Orca to a key. */
const keyReactionMs = 2000;
/**
 * A list announces its number of options half a second after the last letter, and the next key would interrupt the
 * announcement.
 */
const listCountMs = 500;
/** Orca reacts to a new letter at once. If a mask refuses the letter, there is no reaction to wait for. */
const letterSilenceMs = 100;
const letterReactionMs = 300;
const fastLetterMs = 40;
/** With `nice -n -10` Orca and Firefox have priority over all other processes. */
const hasPriority = getPriority() < 0;
/** The factor by which waits grow on an overloaded machine. */
const slowness = (maximum: number) =>
  hasPriority ? 1 : Math.min(maximum, Math.max(1, (loadavg()[0] ?? 1) / cpus().length));
/** If Orca speaks for longer than this, it is considered to hang. */
const longestMs = 30_000;
/** The timeout of xdotool, which waits for the X server, which may wait for a window. */
const keyMs = 20_000;

const speechLog = (folder: string) => join(folder, 'speech.log');

/** The environment of the session: Portuguese, a separate home folder, accessibility on. */
export function sessionEnvironment(folder: string, display: string): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  const runtime = join(folder, 'run');
  mkdirSync(home, { recursive: true });
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  return {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local', 'share'),
    XDG_CACHE_HOME: join(home, '.cache'),
    LANG: 'pt_BR.UTF-8',
    LANGUAGE: 'pt_BR:pt',
    LC_ALL: 'pt_BR.UTF-8',
    TZ: 'America/Sao_Paulo',
    GTK_MODULES: '',
    GNOME_ACCESSIBILITY: '1',
    MOZ_ENABLE_WAYLAND: '0',
    ORACULO_SPEECH_LOG: speechLog(folder),
  };
}

export interface OrcaSession {
  /** Presses keys through the X server, like a keyboard. */
  press: (key: string) => void;
  type: (text: string) => Promise<void>;
  /** Types as fast as a practised user, so that Orca announces the found options once, and not after varying letters. */
  typeFast: (text: string) => Promise<void>;
  /** Clicks into the page, so that it receives the keys. */
  click: (x: number, y: number) => void;
  /** Returns the words since the last call, after Orca has become silent. Orca has `reactionMs` to begin. */
  hear: (reactionMs?: number) => Promise<Utterances>;
  /** Waits until Orca has said these words; returns false if it has not within `withinMs`. */
  isSaid: (words: string, withinMs: number) => Promise<boolean>;
  close: () => void;
}

/** Starts the window manager, the accessibility bus and Orca. Call it inside a D-Bus session. */
export async function openOrca(folder: string): Promise<OrcaSession> {
  const log = speechLog(folder);
  writeFileSync(log, '');
  const preferences = join(folder, 'orca');
  mkdirSync(preferences, { recursive: true });
  copyFileSync(join(here, 'orca', 'orca-customizations.py'), join(preferences, 'orca-customizations.py'));
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => started.push(spawn(program, args, { stdio: 'ignore' }));
  const run = (program: string, ...args: string[]) => {
    execFileSync(program, args, { stdio: 'ignore', timeout: keyMs });
  };

  start('openbox', '--config-file', join(here, 'orca', 'openbox.xml'));
  const busLauncher = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'].find(
    existsSync,
  );
  if (!busLauncher) throw new Error('at-spi2-core is not installed');
  start(busLauncher, '--launch-immediately');
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const target = ['call', '--session', '-d', 'org.a11y.Bus', '-o', '/org/a11y/bus'];
    const set = ['-m', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>'];
    run('gdbus', ...target, ...set);
  }
  start('orca', `--user-prefs=${preferences}`, '--replace');

  /** Releases the letter before its modifier: Orca’s browse mode would take a late release of `k` for the command “next link”. */
  const press = (keys: string) => {
    const modifiers = keys.split('+');
    const key = modifiers.pop() ?? '';
    const all = (how: string) => modifiers.flatMap((modifier) => [how, modifier]);
    run('xdotool', ...all('keydown'), 'key', '--delay', '40', key, ...all('keyup'));
  };

  let heard = 0;
  const text = () => readFileSync(log, 'utf8');
  const hear = async (reactionMs = keyReactionMs) => {
    const began = Date.now();
    const [silence, reaction] = [silenceMs * slowness(3), reactionMs * slowness(2)];
    for (;;) {
      await pause(50);
      const now = Date.now();
      const didReact = text().length > heard;
      const last = didReact ? Math.max(began, statSync(log).mtimeMs) : began;
      if (now - last > (didReact ? silence : reaction)) break;
      if (now - began > longestMs) throw new Error(`Orca has not fallen silent within ${longestMs / 1000} s`);
    }
    const fresh = text().slice(heard);
    heard += fresh.length;
    return readLog(fresh);
  };
  /** Waits until Orca has nothing left to say, because the next letter might interrupt it. */
  const hearLetter = async (before: number) => {
    const began = Date.now();
    for (;;) {
      await pause(20);
      const fresh = text().slice(before);
      const isWaiting = fresh.lastIndexOf('# waits') > fresh.lastIndexOf('# idle');
      const last = fresh === '' ? began : statSync(log).mtimeMs;
      if (!isWaiting && Date.now() - last > (fresh === '' ? letterReactionMs : letterSilenceMs)) return;
      if (Date.now() - began > longestMs) throw new Error(`Orca has not said a letter within ${longestMs / 1000} s`);
    }
  };
  const isSaid = async (words: string, withinMs: number) => {
    const until = Date.now() + withinMs;
    while (!text().slice(heard).includes(words)) {
      if (Date.now() > until) return false;
      await pause(50);
    }
    return true;
  };
  if (!(await isSaid('# Orca is ready', 60_000))) throw new Error('Orca did not start within 60 s');
  return {
    press,
    type: async (typed) => {
      for (const letter of typed) {
        const before = text().length;
        run('xdotool', 'type', '--clearmodifiers', letter);
        await hearLetter(before);
      }
      await pause(listCountMs);
    },
    typeFast: async (typed) => {
      run('xdotool', 'type', '--clearmodifiers', '--delay', String(fastLetterMs), typed);
      await pause(listCountMs);
    },
    click: (x, y) => run('xdotool', 'mousemove', String(x), String(y), 'click', '1'),
    hear,
    isSaid,
    close: () => {
      for (const child of started.toReversed()) child.kill();
    },
  };
}
