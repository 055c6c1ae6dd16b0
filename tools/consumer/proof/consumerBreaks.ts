import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { proveConsumer } from './consumerProof.ts';

interface Break {
  what: string;
  file: string;
  change: (text: string) => string;
}

/** Breaks the installed kit in each way that the proof has to detect. */
const breaks: Break[] = [
  {
    what: 'a component is not exported',
    file: 'dist/index.js',
    change: (code) => code.replace(/\bBanner, /, ''),
  },
  {
    what: 'a type is missing',
    file: 'dist/index.d.ts',
    change: (code) => code.replace(/^export type \{ DateRange \}.*$/m, ''),
  },
  {
    what: 'a style leaks outside of the layers',
    file: 'dist/style.css',
    change: (css) => `${css}\n@media screen{button{padding:0}}\n`,
  },
  {
    what: "'use client' is lost",
    file: 'dist/components/Select/Select.js',
    change: (code) => code.replace(/^["']use client["'];?/, ''),
  },
  {
    what: 'the button brings the calendar along',
    file: 'dist/components/Button/Button.js',
    change: (code) =>
      `${code.replace(/^(["']use client["'];?\n)/, '$1import { CalendarPopup } from "../../internal/dates/Calendar/CalendarPopup.js";\n')}\nButton.calendar = CalendarPopup;\n`,
  },
  {
    what: 'the font cannot be replaced any more',
    file: 'dist/style.css',
    change: (css) => css.replaceAll('var(--ui-font-family)', 'sans-serif'),
  },
  {
    what: 'the accent no longer follows the brand colour',
    file: 'dist/style.css',
    change: (css) => css.replaceAll('oklch(from var(--ui-brand-color)', 'oklch(from teal'),
  },
];

/** Applies each break alone and restores the file; true if the proof failed every time. */
export async function proveBreaks(folder: string): Promise<boolean> {
  const installed = realpathSync(`${folder}/node_modules/@oraculo/ui`);
  const whole = `${folder}/whole-ui`;
  rmSync(whole, { recursive: true, force: true });
  cpSync(`${installed}/dist`, `${whole}/dist`, { recursive: true });
  let isCaught = true;
  for (const { what, file, change } of breaks) {
    const text = readFileSync(`${whole}/${file}`, 'utf8');
    const broken = change(text);
    if (broken === text) throw new Error(`${file} has changed: nothing was broken`);
    // The file is replaced, not overwritten, because it may be a hard link into the store of the package manager.
    rmSync(`${installed}/${file}`);
    writeFileSync(`${installed}/${file}`, broken);
    const [fault] = await proveConsumer(folder).finally(() => writeFileSync(`${installed}/${file}`, text));
    isCaught &&= fault !== undefined;
    console.log(`${fault ? 'caught' : 'MISSED'}  ${what}${fault ? `\n        ${fault.split('\n')[0]}` : ''}`);
  }
  return isCaught;
}
