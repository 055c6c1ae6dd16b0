import { columnsOf } from '../harness/gatewayData.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

// spec: 1.2.14 1.3.8 1.4.7
test('the history shows name, date, status and a download where there is a link', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/eligibilities/report?tab=history&historyPageSize=40');
  const table = page.getByRole('table', { name: 'Relatórios gerados' });
  await expect(columnsOf(table)).toHaveText(['Nome do Arquivo', 'Data de Geração', 'Status da Geração', 'Ações']);
  const done = table.getByRole('row').filter({ has: page.getByText('Concluído', { exact: true }) });
  await expect(done.first().getByRole('cell').first()).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
  await expect(done.first().getByRole('button', { name: /^Baixar relatorio_elegibilidade_.*\.csv$/ })).toBeVisible();
  const failed = table
    .getByRole('row')
    .filter({ has: page.getByText('Erro', { exact: true }) })
    .first();
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('button')).toHaveCount(0);
  await expect(failed.getByRole('cell').last()).toHaveText('-');
});

// spec: 1.4.7
test('a waiting report shows “Na fila”, and an unknown status shows “Erro”', async ({ page, steppedGateway }) => {
  await holdSession(page, 'leitura', steppedGateway.url);
  await page.goto(`${steppedGateway.url}/eligibilities/report`);
  await page.getByRole('button', { name: 'Exportar relatório' }).click();
  await page.getByRole('tab', { name: 'Histórico de relatórios' }).click();
  const newest = page.getByRole('table', { name: 'Relatórios gerados' }).getByRole('row').nth(1);
  await expect(newest.getByText('Na fila', { exact: true })).toBeVisible();
  await expect(newest.getByRole('button')).toHaveCount(0);
  await page.route('**/eligibility/history?**', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, rows: answer.rows.map((row: object) => ({ ...row, status: 'outro' })) } });
  });
  await page.getByRole('button', { name: 'Atualizar a lista' }).click();
  await expect(newest.getByText('Erro', { exact: true })).toBeVisible();
});

// spec: 1.2.15 2.7.10 2.8.1 d.10
test('a link without http gets https, a link of another scheme is refused, and an expired file has its message', async ({
  page,
  faults,
  ownGateway,
}) => {
  faults.allow(/403|third party: https:\/\/arquivos\.oraculo\.example/);
  const storage = 'https://arquivos.oraculo.example';
  const gateway = await ownGateway({ ORACULO_STORAGE_ORIGIN: storage });
  await holdSession(page, 'admin', gateway.url);
  let rewrite = (link: string) => link.replace('https://', '');
  await page.route('**/eligibility/history?**', async (route) => {
    const answer = await (await route.fetch()).json();
    const rows = answer.rows.map((row: { signedUrl: string | null }) => ({
      ...row,
      signedUrl: row.signedUrl && rewrite(row.signedUrl),
    }));
    await route.fulfill({ json: { ...answer, rows } });
  });
  await page.route(`${storage}/**`, (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
  );
  const press = async () => {
    await page.goto(`${gateway.url}/eligibilities/report?tab=history`);
    await page
      .getByRole('button', { name: /^Baixar/ })
      .first()
      .click();
  };
  const checked = page.waitForRequest(`${storage}/**`);
  await press();
  expect((await checked).method()).toBe('HEAD');
  await expectToast(page, 'Arquivo expirado.', 'Solicite novamente.');

  rewrite = () => 'javascript:alert(1)';
  await press();
  await expectToast(page, 'Link inválido.');
});

// spec: 2.8.2
test('any other failure of the link check is ignored, and the download continues', async ({ page, signIn, faults }) => {
  faults.allow(/500/);
  await signIn('admin');
  await page.goto('/eligibilities/report?tab=history');
  await page.route(/:\d+\/(?!api|assets)/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Baixar/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^relatorio_elegibilidade_.*\.csv$/);
});
