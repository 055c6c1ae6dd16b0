import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/journey.ts';

// spec: x.5
test('a report: a period is chosen in the calendar, searched and exported', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('leitura');
  await journey.goTo('Relatório de elegibilidade', 'Elegibilidade');
  const table = page.getByRole('table', { name: 'Consultas de elegibilidade' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relatório de elegibilidade');
  await expect(table).toBeVisible();
  await journey.check('the report of yesterday and today');

  await journey.openFilters();
  // Both fields have one; one of the two is a Tab stop.
  const opener = page.getByRole('button', { name: /^Abrir calendário/ }).and(page.locator(':not([tabindex="-1"])'));
  await keys.use(opener);
  const calendar = page.getByRole('dialog', { name: /^Calendário/ });
  await expect(calendar.getByText(/^Selecione a data (inicial|final)$/)).toBeVisible();
  await journey.check('the calendar');
  await keys.use(calendar.getByRole('button', { name: 'Últimos 30 dias' }));
  await expect(calendar).toHaveCount(0);
  await keys.use(page.getByRole('button', { name: 'Pesquisar' }));
  await expect(page).toHaveURL(/period=\d{4}-\d{2}-\d{2}_\d{4}/);
  await expect(table.getByRole('row')).toHaveCount(11);
  await journey.check('thirty days');

  const next = page.getByRole('button', { name: 'Próxima página' });
  await keys.use(next);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Página 2 de \d+, itens 11 a 20/)).toBeVisible();
  await expect(next).toBeFocused();

  await keys.use(page.getByRole('button', { name: 'Exportar relatório' }), { by: 'Shift+Tab' });
  await journey.toast('Relatório em processamento.', 'Você poderá conferir o status na aba de Histórico.');
  await journey.check('the export is on its way');
});

// spec: x.5
test('the history: a report that is ready is downloaded', async ({ page, journey }) => {
  const { keys } = journey;
  await journey.signIn('leitura');
  await journey.goTo('Relatório de elegibilidade', 'Elegibilidade');
  await keys.moveTo(page.getByRole('tab', { name: 'Geração de relatórios' }));
  await keys.use(page.getByRole('tab', { name: 'Histórico de relatórios' }), { by: 'ArrowRight' });
  const table = page.getByRole('table', { name: 'Relatórios gerados' });
  await expect(table.getByText('Concluído').first()).toBeVisible();
  await journey.check('the history');
  const file = await keys.download(table.getByRole('button', { name: /^Baixar/ }).first());
  expect((await readFile(await file.path())).byteLength).toBeGreaterThan(100);
  await journey.check('downloaded');
});
