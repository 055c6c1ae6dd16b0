import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Rolldown } from 'vite';

interface SizeBudget {
  name: string;
  code: string;
  /** The last accepted size, in kB, of the component alone. */
  released: number;
  /** The size, in kB, that it adds to an app that already has `shared`. */
  beyond?: number;
}

/** `--built` measures the kit in `dist`. Without it a copy is built in `.size`, because `dist` may be about to be published. */
const isBuilt = process.argv.includes('--built');
const kit = isBuilt ? "'./dist/index.js'" : "'./.size/dist/index.js'";

/**
 * The code that several components share: the kit's fields, masks, calendar and dialog, which every back-office has,
 * and React Aria's press, overlays and collections. `beyond` limits what a component adds to it.
 */
const shared = `
export { Button as B, DatePicker as D, Modal as O, Select as S, Tabs as T, TextField as F, UiProvider as U } from ${kit};
export { Dialog as A, ListBox as L, ListBoxItem as I, Popover as P } from 'react-aria-components';`;

/** The tolerance. If a change exceeds it, change the row below and say why in the commit. */
const growth = 1.05;

/** The download of an app for these exports of the built kit, without React, in kB (1000 bytes) of gzip. */
const budgets: SizeBudget[] = [
  { name: 'Button', released: 1.2, code: 'export { Button }' },
  { name: 'TextField', released: 5.3, code: 'export { TextField }' },
  { name: 'DateRangePicker', released: 22.2, code: 'export { DateRangePicker }' },
  { name: 'DataTable and Pagination', released: 11.8, code: 'export { DataTable, Pagination }' },
  {
    name: 'DataTable with selection and details',
    released: 15.2,
    code: 'export { DataTable, Pagination, rowDetails, useRowSelection }',
  },
  {
    name: 'DataTable with totals, pins and CSV',
    released: 16.3,
    code: 'export { DataTable, Pagination, pinColumns, readVisibleColumns, rowDetails, tableToCsv, tableTotals, useRowSelection }',
  },
  { name: 'DataTable with filters', released: 94.9, beyond: 33, code: 'export { DataTable, columnFilters }' },
  { name: 'Checkbox', released: 1.8, beyond: 14, code: 'export { Checkbox }' },
  { name: 'CheckboxGroup', released: 17.8, beyond: 14, code: 'export { CheckboxGroup }' },
  { name: 'RadioGroup', released: 18.9, beyond: 14, code: 'export { RadioGroup }' },
  { name: 'ToggleButtonGroup', released: 14.8, beyond: 14, code: 'export { ToggleButtonGroup }' },
  { name: 'Menu and RowMenu', released: 48.1, beyond: 14, code: 'export { Menu, RowMenu }' },
  { name: 'UserMenu', released: 49.5, beyond: 14, code: 'export { UserMenu }' },
  { name: 'SplitButton', released: 49.5, beyond: 14, code: 'export { SplitButton }' },
  { name: 'Alert', released: 2.2, beyond: 14, code: 'export { Alert }' },
  { name: 'BankAccountField', released: 34.1, beyond: 14, code: 'export { BankAccountField }' },
  { name: 'BoletoField', released: 11.7, beyond: 14, code: 'export { BoletoField }' },
  { name: 'Breadcrumbs', released: 1.6, beyond: 14, code: 'export { Breadcrumbs }' },
  { name: 'ButtonGroup', released: 0.3, beyond: 14, code: 'export { ButtonGroup }' },
  { name: 'CodeBlock', released: 1.4, beyond: 14, code: 'export { CodeBlock }' },
  { name: 'Combobox', released: 10.9, beyond: 14, code: 'export { Combobox }' },
  { name: 'CommandPalette', released: 51.2, beyond: 14, code: 'export { CommandPalette }' },
  { name: 'CopyButton', released: 1.2, beyond: 14, code: 'export { CopyButton }' },
  { name: 'Disclosure and Accordion', released: 14.4, beyond: 14, code: 'export { Accordion, Disclosure }' },
  { name: 'Divider', released: 0.3, beyond: 14, code: 'export { Divider }' },
  { name: 'Drawer', released: 17.4, beyond: 14, code: 'export { Drawer }' },
  { name: 'ErrorSummary', released: 1.5, beyond: 14, code: 'export { ErrorSummary }' },
  { name: 'Grid', released: 0.4, beyond: 14, code: 'export { Grid }' },
  { name: 'Heading and Section', released: 0.5, beyond: 14, code: 'export { Heading, Section }' },
  { name: 'Kbd', released: 1.4, beyond: 14, code: 'export { Kbd }' },
  { name: 'LoadingOverlay', released: 1.3, beyond: 14, code: 'export { LoadingOverlay }' },
  { name: 'PageHeader', released: 1.8, beyond: 14, code: 'export { PageHeader }' },
  { name: 'Popover', released: 24, beyond: 14, code: 'export { Popover }' },
  { name: 'Spinner', released: 0.7, beyond: 14, code: 'export { Spinner }' },
  { name: 'StackedBar', released: 1.4, beyond: 14, code: 'export { StackedBar }' },
  { name: 'Steps', released: 1.2, beyond: 14, code: 'export { Steps }' },
  { name: 'Toolbar', released: 7.3, beyond: 14, code: 'export { Toolbar }' },
  { name: 'Text', released: 0.4, beyond: 14, code: 'export { Text }' },
  { name: 'TextArea', released: 3, beyond: 14, code: 'export { TextArea }' },
  { name: 'NumberField', released: 7.9, beyond: 14, code: 'export { NumberField }' },
  { name: 'MoneyField', released: 8.3, beyond: 14, code: 'export { MoneyField }' },
  { name: 'PhoneField', released: 10.3, beyond: 14, code: 'export { PhoneField }' },
  { name: 'PixKeyField', released: 6.7, beyond: 14, code: 'export { PixKeyField }' },
  { name: 'CepField', released: 10.1, beyond: 14, code: 'export { CepField }' },
  { name: 'TimeField', released: 11.3, beyond: 14, code: 'export { TimeField }' },
  { name: 'TimeRangeField', released: 13.4, beyond: 14, code: 'export { TimeRangeField }' },
  { name: 'TokenField', released: 42.1, beyond: 14, code: 'export { TokenField }' },
  { name: 'MonthField', released: 19.4, beyond: 14, code: 'export { MonthField }' },
  { name: 'CpfOrCnpjField', released: 10.3, beyond: 14, code: 'export { CpfOrCnpjField }' },
  { name: 'CnsField', released: 10.1, beyond: 14, code: 'export { CnsField }' },
  { name: 'Meter', released: 1.2, beyond: 14, code: 'export { Meter }' },
  { name: 'StatTile', released: 1.3, beyond: 14, code: 'export { StatTile }' },
  { name: 'BarList', released: 1.3, beyond: 14, code: 'export { BarList }' },
  { name: 'ProgressSteps', released: 1.6, beyond: 14, code: 'export { ProgressSteps }' },
  { name: 'TagGroup', released: 37.7, beyond: 14, code: 'export { TagGroup }' },
  { name: 'everything', released: 208.8, code: 'export *' },
];

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
/** A folder inside the package, so that its dependencies and its `sideEffects` are found. */
const built = 'packages/ui/.size/dist';
/** A virtual entry; its imports are resolved from the folder of the package. */
const entryId = path('packages/ui/size-entry.js');

const quiet = (level: string, log: { code?: string }, handle: (level: never, log: never) => void) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level as never, log as never);
};

/** Every chunk counts, lazy ones too, because they are downloaded later. */
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
// In parallel, because a build uses more than one core only for a part of its time.
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) bytes.set(entry, await measure(entry));
  }),
);
const bytesOf = (entry: string) => bytes.get(entry) ?? Number.NaN;

const kB = (count: number) => count.toFixed(1).padStart(6);
let hasFailed = false;
for (const { name, released, code, beyond } of budgets) {
  const part = `${code} from ${kit};`;
  const size = bytesOf(part) / 1000;
  const limit = released * growth;
  // 0.05 kB more are accepted, because they do not change the printed figure.
  const isHeavy = size > limit + 0.05;
  hasFailed ||= isHeavy;
  const change = Math.round((size - released) * 10) / 10;
  const verdict = isHeavy ? `over ${limit.toFixed(1)} kB` : '';
  const difference = change === 0 ? '' : `${change > 0 ? '+' : ''}${change}`;
  console.log(`${name.padEnd(50)}${kB(size)} kB  ${difference.padStart(5)}  ${verdict}`);
  if (beyond === undefined) continue;
  const added = (bytesOf(`${shared}\n${part}`) - bytesOf(shared)) / 1000;
  hasFailed ||= added > beyond;
  const addedVerdict = added > beyond ? `over ${beyond} kB` : '';
  console.log(`${`${name}, beyond what is shared`.padEnd(50)}${kB(added)} kB         ${addedVerdict}`);
}
if (hasFailed) process.exit(1);
