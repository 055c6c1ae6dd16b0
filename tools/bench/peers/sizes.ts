import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { type Kit, kits } from './kitNames.ts';
import { kitAlias } from './vite.config.ts';

/** The kit has one stylesheet for all parts. */
const ownStyles = `import '@oraculo/ui/style.css'`;

/** The imports of an app that uses only this part, with the provider or theme that the kit requires. */
const parts: { title: string; code: Partial<Record<Kit, string>> }[] = [
  {
    title: 'button alone',
    code: {
      oraculo: `export { Button } from '@oraculo/ui'; ${ownStyles}`,
      mantine: `export { Button, MantineProvider } from '@mantine/core'; import '@mantine/core/styles/Button.css'`,
      antd: `export { Button } from 'antd'`,
      mui: `export { Button } from '@mui/material'`,
      spectrum: `export { Button } from '@react-spectrum/s2'`,
      rac: `export { Button } from 'react-aria-components'`,
    },
  },
  {
    title: 'range picker alone',
    code: {
      oraculo: `export { DateRangePicker } from '@oraculo/ui'; ${ownStyles}`,
      mantine: `export { DatePickerInput } from '@mantine/dates'; export { MantineProvider } from '@mantine/core'; import '@mantine/dates/styles.css'`,
      antd: `import { DatePicker } from 'antd'; export const Range = DatePicker.RangePicker`,
      spectrum: `export { DateRangePicker } from '@react-spectrum/s2'`,
      rac: `export { Button, CalendarCell, CalendarGrid, DateInput, DateRangePicker, DateSegment, Dialog, Group, Heading, I18nProvider, Label, Popover, RangeCalendar } from 'react-aria-components'`,
    },
  },
  {
    title: 'table with pagination alone',
    code: {
      oraculo: `export { DataTable, Pagination } from '@oraculo/ui'; ${ownStyles}`,
      mantine: `export { MantineProvider, Pagination, Table } from '@mantine/core'; import '@mantine/core/styles/Table.css'; import '@mantine/core/styles/Pagination.css'`,
      antd: `export { Table } from 'antd'`,
      mui: `export { Table, TableBody, TableCell, TableHead, TablePagination, TableRow } from '@mui/material'`,
      spectrum: `export { Cell, Column, Row, TableBody, TableHeader, TableView } from '@react-spectrum/s2'`,
      rac: `export { Button, Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components'`,
    },
  },
  { title: 'text field alone', code: { oraculo: `export { TextField } from '@oraculo/ui'; ${ownStyles}` } },
  { title: 'text and CPF field', code: { oraculo: `export { CpfField, TextField } from '@oraculo/ui'; ${ownStyles}` } },
  {
    title: 'mask library alone',
    code: { mantine: `export { maskitoTransform } from '@maskito/core'; export { useMaskito } from '@maskito/react'` },
  },
];

const entryId = '\0bench-entry.ts';
const here = fileURLToPath(new URL('.', import.meta.url));

async function measure(code: string) {
  const { output } = (await build({
    configFile: false,
    root: here,
    logLevel: 'silent',
    plugins: [
      { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
      react(),
      {
        name: 'bench-entry',
        enforce: 'pre',
        resolveId: (id, importer) =>
          id === entryId ? id : importer === entryId && id.startsWith('./') ? `${here}${id.slice(2)}` : undefined,
        load: (id) => (id === entryId ? code : undefined),
      },
    ],
    // The virtual entry has no folder: its imports are resolved from this file.
    resolve: { alias: kitAlias },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: { entry: entryId },
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom)(\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const kilobytes = (isWanted: (name: string) => boolean) =>
    output
      .filter(({ fileName }) => isWanted(fileName))
      .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).byteLength / 1000)
      .reduce((total, size) => total + size, 0);
  return { js: kilobytes((name) => name.endsWith('.js')), css: kilobytes((name) => name.endsWith('.css')) };
}

const show = ({ js, css }: { js: number; css: number }) =>
  css > 0 ? `${js.toFixed(1)} + ${css.toFixed(1)}` : js.toFixed(1);

/** The size in kB of gzip: JS and CSS without React; lazily loaded chunks count. */
export async function* sizeRows(): AsyncGenerator<string> {
  const own = kits.filter((kit) => kit !== 'plain');
  yield `| size, kB gzip: JS + CSS | ${own.join(' | ')} |`;
  yield `|---|${own.map(() => '--:|').join('')}`;
  const all = { title: 'all pages of this benchmark', code: {} as Partial<Record<Kit, string>> };
  for (const kit of own) all.code[kit] = `export { pages } from './src/kits/${kit}.tsx'`;
  for (const { title, code } of [all, ...parts]) {
    const cells: string[] = [];
    for (const kit of own) cells.push(code[kit] ? show(await measure(code[kit])) : '–');
    yield `| ${title} | ${cells.join(' | ')} |`;
  }
}
