import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { componentManifest } from './componentManifest.ts';
import { designTokens } from './designTokens.ts';
import { llmsText } from './llmsText.ts';

/** Writes what describes the kit beside its build: tokens for design tools, components for tools that write code. */
const write = (name: string, text: string) =>
  writeFileSync(fileURLToPath(new URL(`../dist/${name}`, import.meta.url)), text);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const components = componentManifest(manifest.version);
write('tokens.json', json(designTokens(manifest.version)));
write('components.json', json(components));
write('llms.txt', llmsText(components));
