import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { expectKept } from './expectKept.ts';
import { failures } from './failures.ts';
import { filterForms } from './filterForms.ts';
import { answerAfterDoubleClick } from './answerAfterDoubleClick.ts';
import type { Kept } from './SubmitForm.ts';

/** A button that sends a request and changes nothing. */
interface RequestCase {
  name: string;
  path: string;
  call: RegExp;
  fill: (page: Page) => Promise<Locator>;
  kept: (page: Page) => Kept;
  /** Where the error message is shown. */
  expectError: (page: Page) => Promise<void>;
}

const listError = (page: Page) =>
  expect(page.getByText('Não foi possível carregar a lista.', { exact: true }).first()).toBeVisible();
const toast = (page: Page) => expectToast(page, /^Erro/);
const search = (page: Page) => page.getByRole('button', { name: 'Pesquisar' });

/** The calls of the lists, by the path of their screen. */
const listCalls: Record<string, RegExp> = {
  '/eligibilities/report': /\/operator\/eligibility\?/,
  '/eligibilities/batch': /\/eligibility\/upload\/status\?/,
  '/automations/file-recovery': /\/files\/restore\?/,
  '/automations/documents-capture': /\/documents\/appointments\?/,
  '/automations/glosas-resource': /\/glosas\/appeals\?/,
  '/saude-mais': /\/beneficiaries\/filter\?/,
  '/credentials': /\/credentials\/paginated\/all\?.*error=false/,
  '/credentials?tab=errors': /\/credentials\/paginated\/all\?.*error=true.*(ansId|pageSize=10)/,
  '/operators': /\/healthoperators\/paginated\/all\?/,
};

const cases: RequestCase[] = [
  ...filterForms.map(
    ({ name, path, fill, kept }): RequestCase => ({
      name: `the search of ${name}`,
      path,
      call: listCalls[path] ?? /no call/,
      fill: async (page) => {
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await fill(page);
        return search(page);
      },
      kept,
      expectError: listError,
    }),
  ),
  {
    name: 'the search of a document',
    path: '/automations/document-update',
    call: /\/lastmodification\//,
    fill: async (page) => {
      await page.getByRole('textbox', { name: /^Código de barras/ }).fill('10-25-000123');
      return search(page);
    },
    kept: (page) => [[page.getByRole('textbox', { name: /^Código de barras/ }), '10-25-000123']],
    expectError: toast,
  },
  {
    name: 'the report of all credentials',
    path: '/credentials',
    call: /\/credentials\/report\/all$/,
    fill: async (page) => page.getByRole('button', { name: 'Exportar Relatório' }),
    kept: () => [],
    expectError: toast,
  },
];

for (const { name, path, call, fill, kept, expectError } of cases) {
  // spec: x.8
  test(`${name}: a double click sends one request, and a failure keeps the values`, async ({
    page,
    signIn,
    faults,
  }) => {
    test.slow();
    faults.allow(/500|ERR_INTERNET_DISCONNECTED|badResponse/);
    await signIn('admin');
    for (const failure of failures) {
      await page.goto(path);
      const button = await fill(page);
      const asking = await answerAfterDoubleClick(page, { method: 'GET', call }, failure.answer);
      await asking.clickTwice(button);
      await expectError(page);
      expect(asking.sent, failure.name).toHaveLength(1);
      await expectKept(kept(page));
      await asking.stop();
    }
  });
}
