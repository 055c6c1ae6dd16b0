import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, 'publicApi');

/** The `data-ui` of a component, which is also its name in warnings: `date-field` for `DateField`. */
export const uiOf = (component: string) =>
  component.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The components with a prop whose name matches the pattern `name`, as the snapshots of the public API list them. */
export const componentsWithProp = (name: string) =>
  readdirSync(folder).flatMap((file) => {
    const component = basename(file, '.txt');
    const lines = readFileSync(join(folder, file), 'utf8').matchAll(new RegExp(`^(${name})\\??: (.*)$`, 'gm'));
    return [...lines].map(([, prop = '', type = '']) => ({ component, ui: uiOf(component), prop, type }));
  });
