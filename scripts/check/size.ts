import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Rolldown } from 'vite';

interface Budget {
  name: string;
  code: string;
  /** kB for it alone. */
  limit: number;
  /** kB that it adds to an app that has `shared` already. */
  beyond?: number;
}

/** `--built` weighs the kit that was built before; without it one is built beside that, which may be the one to be published. */
const isBuilt = process.argv.includes('--built');
const kit = isBuilt ? "'./dist/index.js'" : "'./.size/dist/index.js'";

/**
 * What no single part owes: the kit's fields, masks, calendar and dialog, as any back-office has them, and React Aria's press,
 * overlays and collections, which several parts stand on. A part costs what it adds to these.
 */
const shared = `
export { Button as B, DatePicker as D, Modal as O, Select as S, Tabs as T, TextField as F, UiProvider as U } from ${kit};
export { Dialog as A, ListBox as L, ListBoxItem as I, Popover as P } from 'react-aria-components';`;

/** What an app downloads for these exports of the built kit alone, React apart, in kB (1000 bytes) of gzip. */
const budgets: Budget[] = [
  { name: 'Button', limit: 1.2, code: 'export { Button }' },
  { name: 'TextField', limit: 2, code: 'export { TextField }' },
  { name: 'DateRangePicker', limit: 16.94, code: 'export { DateRangePicker }' },
  { name: 'DataTable and Pagination', limit: 10.22, code: 'export { DataTable, Pagination }' },
  { name: 'DataTable, all of it', limit: 13.4, code: 'export { DataTable, Pagination, rowDetails, useRowSelection }' },
  { name: 'Checkbox', limit: 1.9, beyond: 14, code: 'export { Checkbox }' },
  { name: 'CheckboxGroup', limit: 17.9, beyond: 14, code: 'export { CheckboxGroup }' },
  { name: 'RadioGroup', limit: 19, beyond: 14, code: 'export { RadioGroup }' },
  { name: 'ToggleButtonGroup', limit: 14.8, beyond: 14, code: 'export { ToggleButtonGroup }' },
  { name: 'Menu and RowMenu', limit: 48.1, beyond: 14, code: 'export { Menu, RowMenu }' },
  { name: 'Breadcrumbs', limit: 1.7, beyond: 14, code: 'export { Breadcrumbs }' },
  { name: 'CommandPalette', limit: 48.7, beyond: 14, code: 'export { CommandPalette }' },
  { name: 'Disclosure and Accordion', limit: 14.4, beyond: 14, code: 'export { Accordion, Disclosure }' },
  { name: 'Drawer', limit: 14.4, beyond: 14, code: 'export { Drawer }' },
  { name: 'ErrorSummary', limit: 1.6, beyond: 14, code: 'export { ErrorSummary }' },
  { name: 'Popover', limit: 24.1, beyond: 14, code: 'export { Popover }' },
  { name: 'StackedBar', limit: 1.4, beyond: 14, code: 'export { StackedBar }' },
  { name: 'Steps', limit: 1.2, beyond: 14, code: 'export { Steps }' },
  { name: 'TextArea', limit: 3.1, beyond: 14, code: 'export { TextArea }' },
  { name: 'NumberField', limit: 5.7, beyond: 14, code: 'export { NumberField }' },
  { name: 'MoneyField', limit: 5.8, beyond: 14, code: 'export { MoneyField }' },
  { name: 'PhoneField', limit: 5.8, beyond: 14, code: 'export { PhoneField }' },
  { name: 'CepField', limit: 5.4, beyond: 14, code: 'export { CepField }' },
  { name: 'TimeField', limit: 6.9, beyond: 14, code: 'export { TimeField }' },
  { name: 'MonthField', limit: 14.3, beyond: 14, code: 'export { MonthField }' },
  { name: 'CnsField', limit: 5.5, beyond: 14, code: 'export { CnsField }' },
  { name: 'Meter', limit: 1.3, beyond: 14, code: 'export { Meter }' },
  { name: 'StatTile', limit: 1.3, beyond: 14, code: 'export { StatTile }' },
  { name: 'BarList', limit: 1.4, beyond: 14, code: 'export { BarList }' },
  { name: 'ProgressSteps', limit: 1.6, beyond: 14, code: 'export { ProgressSteps }' },
  { name: 'TagGroup', limit: 37.7, beyond: 14, code: 'export { TagGroup }' },
  { name: 'everything', limit: 158.4, code: 'export *' },
];

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
/** Inside the package, so that its dependencies and its `sideEffects` are found, and not over the other build. */
const built = 'packages/ui/.size/dist';
/** It lies nowhere; what it imports is looked for beside it. */
const entryId = path('packages/ui/size-entry.js');

const quiet = (level: string, log: { code?: string }, handle: (level: never, log: never) => void) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level as never, log as never);
};

/** Every chunk counts, also those that are loaded later: what is deferred is still paid for. */
async function measure(entry: string): Promise<number> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
      {
        name: 'size-entry',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => (id === entryId ? entry : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { entry: entryId },
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom)(\/|$)/,
        onLog: quiet,
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output
    .flatMap((file) => (file.type === 'chunk' ? [gzipSync(file.code, { level: 9 }).byteLength] : []))
    .reduce((total, bytes) => total + bytes, 0);
}

if (!isBuilt) {
  await build({
    configFile: path('packages/ui/vite.config.ts'),
    root: path('packages/ui'),
    logLevel: 'error',
    build: { outDir: path(built) },
  });
}

const entries = budgets.flatMap(({ code, beyond }) => {
  const part = `${code} from ${kit};`;
  return beyond ? [part, `${shared}\n${part}`] : [part];
});
const bytes = new Map<string, number>();
const left = [shared, ...entries];
// Side by side: a build has work for more than one core only for some of its time.
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) bytes.set(entry, await measure(entry));
  }),
);
const bytesOf = (entry: string) => bytes.get(entry) ?? Number.NaN;

let isOver = false;
function print(name: string, count: number, limit: number) {
  const size = count / 1000;
  const isHeld = size <= limit;
  isOver ||= !isHeld;
  const verdict = isHeld ? 'ok' : 'over budget';
  console.log(`${name.padEnd(50)} ${size.toFixed(1).padStart(6)} kB of ${String(limit).padStart(5)} kB   ${verdict}`);
}

for (const { name, limit, code, beyond } of budgets) {
  const part = `${code} from ${kit};`;
  print(name, bytesOf(part), limit);
  if (beyond) print(`${name}, beyond what is shared`, bytesOf(`${shared}\n${part}`) - bytesOf(shared), beyond);
}
if (isOver) process.exit(1);
