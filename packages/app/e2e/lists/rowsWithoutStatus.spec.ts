import { isoDay } from '@oraculo-tools/testkit/app/days.ts';
import { columnsOf } from '../harness/gatewayData.ts';
import { expect, shown, test } from '../harness/test.ts';

type Row = Record<string, unknown>;

interface List {
  path: string;
  call: RegExp;
  table: string;
  header?: string;
  field?: string;
  /** Its text for an unknown status. */
  unknown?: string;
  /** Its text for a null or missing status. */
  none?: string;
}

const report = `/eligibilities/report?period=${isoDay(20)}_${isoDay(1)}`;
const glosas = { path: '/automations/glosas-resource', call: /\/glosas\/appeals\?/, table: 'Recursos enviados' };

const lists: List[] = [
  { path: '/eligibilities/batch', call: /\/eligibility\/upload\/status\?/, table: 'Grupos enviados' },
  {
    path: '/eligibilities/report?tab=history',
    call: /\/eligibility\/history\?/,
    table: 'Relatórios gerados',
    header: 'Status da Geração',
  },
  {
    path: '/automations/documents-capture',
    call: /\/orders\/documents\/appointments\?/,
    table: 'Arquivos capturados',
  },
  { path: '/automations/file-recovery', call: /\/files\/restore\?/, table: 'Solicitações de arquivos antigos' },
  { ...glosas, header: 'Status do envio' },
  {
    ...glosas,
    header: 'Retorno da operadora',
    field: 'operator_response_status',
    // The operator defines its statuses.
    unknown: 'arquivado',
    none: '-',
  },
  { path: '/saude-mais', call: /\/beneficiaries\/filter\?/, table: 'Arquivos enviados' },
  // Covered and not covered are the only words; an unknown value shows neither.
  { path: report, call: /\/operator\/eligibility\?/, table: 'Consultas de elegibilidade', unknown: '-', none: '-' },
];

const without = (row: Row, field: string) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));

for (const { path, call, table, header = 'Status', field = 'status', unknown = 'Erro', none = 'Erro' } of lists) {
  // spec: d.16
  test(`${table}, ${header}: a row whose status is null, missing or unknown is shown, and so is every other row`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const { rows, content } = await response.json();
      // Other journeys create people whom no operator knows.
      const row = ((rows ?? content) as Row[]).find((one) => one[field] !== null)!;
      const odd = typeof row[field] === 'boolean' ? null : 'arquivado';
      const changed = [row, { ...row, [field]: null }, without(row, field), { ...row, [field]: odd }, row];
      await route.fulfill({ json: { rows: changed, content: changed, count: 5, totalElements: 5 } });
    });
    await page.goto(path);

    const list = page.getByRole('table', { name: table, exact: true });
    await expect(list.locator('tbody tr')).toHaveCount(5);
    await expect(shown(page, 'Total de itens: 5')).toBeVisible();
    const headers = await columnsOf(list).allTextContents();
    const cells = list.locator(`tbody tr > :nth-child(${headers.indexOf(header) + 1})`);
    // A visually hidden tooltip text may follow the word.
    for (const [at, word] of [none, none, unknown].entries())
      await expect(cells.nth(at + 1).getByText(word, { exact: true })).toBeVisible();
    await expect(cells.nth(0)).not.toHaveText(/^(-|)$/);
    await expect(cells.nth(4)).toHaveText(String(await cells.nth(0).textContent()));
  });
}
