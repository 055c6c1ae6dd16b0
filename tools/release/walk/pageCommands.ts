import { readFileSync } from 'node:fs';

/** The commands of one section of a page: all its `sh` blocks up to the next heading, in order. */
export function pageCommands(file: string, heading: string): string {
  const sections = readFileSync(file, 'utf8').split(/^(?=##+ )/m);
  const section = sections.find((text) => /^##+ (.*)\n/.exec(text)?.[1] === heading);
  if (section === undefined) throw new Error(`${file} has no section “${heading}”`);
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands);
  if (blocks.length === 0) throw new Error(`the section “${heading}” of ${file} has no commands`);
  return blocks.join('');
}

/** Replaces the example values in the commands, as a reader of the page would: each value goes after the first `NAME=`. */
export function withValues(commands: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const place = new RegExp(`(^| )${name}=\\S+`, 'm');
    if (!place.test(text)) throw new Error(`the commands set no ${name}`);
    return text.replace(place, (_all, before: string) => `${before}${name}=${value}`);
  }, commands);
}
