import { basename } from 'node:path';
import { type Targets, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { partSheets } from './partSheets.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The modules that one leads to, lazy ones too, in the order in which they run. */
function modulesOf(graph: Graph, id: string): Set<string> {
  const found = new Set<string>();
  const entered = new Set<string>();
  const visit = (next: string) => {
    if (entered.has(next)) return;
    entered.add(next);
    const info = graph.getModuleInfo(next);
    for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) visit(imported);
    found.add(next);
  };
  visit(id);
  return found;
}

const isStyles = (id: string) => /\.vanilla\.css(?:\?|$)/.test(id);
/** Fonts, tokens, and what holds for elements of any part. */
const isBase = (id: string) => id.includes('/src/theme/');
/** One without styles of its own has a sheet too: nobody has to know. */
const isComponent = (id: string) => /\/src\/components\/.*\/[A-Z]\w+\.tsx$/.test(id);

/** Writes `css/base.css`, `css/tokens.css` and a sheet for each module that `index.ts` exports and that draws, before `style.css` is split. */
export function partSheetsPlugin(targets: Targets): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'oraculo-part-sheets',
    transform(code, id) {
      if (isStyles(id)) styles.set(id, code);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const whole = bundle['style.css'];
        const index = [...this.getModuleIds()].find((id) => id.endsWith('/src/index.ts'));
        if (index === undefined || whole?.type !== 'asset') return;
        const minify = (id: string) =>
          transform({ filename: id, code: Buffer.from(styles.get(id) ?? ''), minify: true, targets }).code.toString();
        const files = [...modulesOf(this, index)].filter((id) => styles.has(id) && !isBase(id));
        // Features of the table, which an app hands to it, are modules of their own.
        const parts = (this.getModuleInfo(index)?.importedIds ?? [])
          .map((id) => ({ name: basename(id).replace(/\.tsx?$/, ''), id, own: modulesOf(this, id) }))
          .filter(({ id, own }) => isComponent(id) || files.some((file) => own.has(file)))
          .map(({ name, own }) => [name, own] as const);
        const sheets = partSheets(String(whole.source), new Map(files.map((id) => [id, minify(id)])), new Map(parts));
        for (const [name, source] of sheets) {
          this.emitFile({ type: 'asset', fileName: `css/${name}.css`, source });
          this.emitFile({ type: 'asset', fileName: `css/${name}.css.d.ts`, source: 'export {};\n' });
        }
      },
    },
  };
}
