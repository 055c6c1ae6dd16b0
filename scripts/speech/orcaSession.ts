import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Orca has said its piece once it has been silent for so long. */
const silenceMs = 1500;
/** A step that says nothing is waited for so long. */
const longestMs = 8000;
/** A search by words gets more time, because a busy machine loads slowly. */
const longestAskedMs = 60_000;

export const speechLog = (folder: string) => join(folder, 'speech.log');

/** Environment of everything inside the session: Portuguese, a home of its own, accessibility on. */
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
    GTK_MODULES: '',
    GNOME_ACCESSIBILITY: '1',
    MOZ_ENABLE_WAYLAND: '0',
    ORACULO_SPEECH_LOG: speechLog(folder),
  };
}

export interface OrcaSession {
  /** Keys of the X server, as from a keyboard. */
  press: (key: string) => void;
  type: (text: string) => void;
  /** Waits until Orca has said something, or what is asked for, and for the silence after it. */
  hear: (isAsked?: (fresh: string) => boolean) => Promise<string[]>;
  close: () => void;
}

/** Starts window manager, accessibility bus and Orca; to be called inside a D-Bus session. */
export async function openOrca(folder: string): Promise<OrcaSession> {
  const log = speechLog(folder);
  writeFileSync(log, '');
  const preferences = join(folder, 'orca');
  mkdirSync(preferences, { recursive: true });
  copyFileSync(join(here, 'orca', 'orca-customizations.py'), join(preferences, 'orca-customizations.py'));
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => started.push(spawn(program, args, { stdio: 'ignore' }));

  start('openbox', '--config-file', join(here, 'orca', 'openbox.xml'));
  const busLauncher = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'].find(
    existsSync,
  );
  if (!busLauncher) throw new Error('at-spi2-core is not installed');
  start(busLauncher, '--launch-immediately');
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const target = ['call', '--session', '-d', 'org.a11y.Bus', '-o', '/org/a11y/bus'];
    const set = ['-m', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>'];
    execFileSync('gdbus', [...target, ...set], { stdio: 'ignore' });
  }
  start('orca', `--user-prefs=${preferences}`, '--replace');

  let heard = 0;
  const text = () => readFileSync(log, 'utf8');
  const hear = async (isAsked?: (fresh: string) => boolean) => {
    const isSaid = isAsked ?? ((fresh: string) => fresh !== '');
    const longest = isAsked ? longestAskedMs : longestMs;
    const began = Date.now();
    for (;;) {
      await pause(100);
      const isSilent = Date.now() - statSync(log).mtimeMs > silenceMs;
      if ((isSilent && isSaid(text().slice(heard))) || Date.now() - began > longest) break;
    }
    const fresh = text().slice(heard);
    heard += fresh.length;
    return fresh.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  };
  const until = Date.now() + 60_000;
  while (!text().includes('# Orca is ready')) {
    if (Date.now() > until) throw new Error('Orca did not start within 60 s');
    await pause(100);
  }
  return {
    press: (key) => execFileSync('xdotool', ['key', '--clearmodifiers', '--delay', '40', key]),
    type: (typed) => execFileSync('xdotool', ['type', '--clearmodifiers', '--delay', '120', typed]),
    hear,
    close: () => {
      for (const child of started.toReversed()) child.kill();
    },
  };
}
