import { readFileSync } from 'node:fs';

/** The commands of one section of a page: all its blocks of `sh`, in their order. */
export function pageCommands(file: string, heading: string): string {
  const sections = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(`## ${heading}\n`));
  if (section === undefined) throw new Error(`${file} has no section “${heading}”`);
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands);
  if (blocks.length === 0) throw new Error(`the section “${heading}” of ${file} has no commands`);
  return blocks.join('');
}
