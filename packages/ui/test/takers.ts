import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, 'publicApi');

/** `DateField` → `date-field`, its name for stylesheets and in what development says. */
export const uiOf = (component: string) =>
  component.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The components whose types offer a prop of this name, a pattern; the snapshots of the public API list them. */
export const takers = (name: string) =>
  readdirSync(folder).flatMap((file) => {
    const component = basename(file, '.txt');
    const lines = readFileSync(join(folder, file), 'utf8').matchAll(new RegExp(`^(${name})\\??: (.*)$`, 'gm'));
    return [...lines].map(([, prop = '', type = '']) => ({ component, ui: uiOf(component), prop, type }));
  });
