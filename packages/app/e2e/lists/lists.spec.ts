import { choose } from '../harness/gatewayData.ts';
import { holdCalls } from '../harness/holdCalls.ts';
import { expect, shown, test } from '../harness/test.ts';
import { isoDay } from '@oraculo-tools/testkit/app/days.ts';

// spec: 1.3.7 1.3.15 1.7.3 1.9.2 1.9.3 1.9.5 2.9.1
test('a long list has a total, four page sizes, numbered pages, and ellipses above seven pages', {
  tag: '@smoke',
}, async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto(`/eligibilities/report?period=${isoDay(20)}_${isoDay(1)}`);
  const rows = page.getByRole('table', { name: 'Consultas de elegibilidade' }).getByRole('row');
  const pages = page.getByRole('navigation', { name: 'Paginação' });
  const size = page.getByLabel('Limite por página:');
  const numbered = (number: number) => pages.getByRole('button', { name: `Página ${number}`, exact: true });
  await expect(rows).toHaveCount(11);
  await expect(size.getByRole('option')).toHaveText(['10', '20', '30', '40']);
  await expect(size).toHaveValue('10');
  const said = String(await shown(page, /^Total de itens: [\d.]+$/).textContent());
  const total = Number(said.replace(/\D/g, ''));
  const last = Math.ceil(total / 10);
  expect(last).toBeGreaterThan(14);
  const buttons = pages.getByRole('button', { name: /^Página [\d.]+$/ });
  const numberFormat = new Intl.NumberFormat('pt-BR');
  await expect(buttons).toHaveText(['1', '2', '3', '4', '5', String(last)]);
  await expect(pages.getByText('…')).toHaveCount(1);
  await expect(numbered(1)).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('button', { name: 'Página anterior' })).toHaveAttribute('aria-disabled', 'true');
  await numbered(5).click();
  await expect(buttons).toHaveText(['1', '4', '5', '6', String(last)]);
  await expect(pages.getByText('…')).toHaveCount(2);
  await pages.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/page=6/);
  await expect(shown(page, 'Exibindo 51 a 60')).toBeVisible();
  await pages.getByRole('button', { name: `Página ${numberFormat.format(last)}`, exact: true }).click();
  await expect(pages.getByRole('button', { name: 'Próxima página' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Ir para a página:' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=12/);
  await expect(numbered(12)).toHaveAttribute('aria-current', 'page');
  for (const pageSize of [20, 30, 40]) {
    const sentRequest = page.waitForRequest(new RegExp(`page=0&size=${pageSize}`));
    await size.selectOption(String(pageSize));
    await sentRequest;
    await expect(rows).toHaveCount(pageSize + 1);
    await expect(page).not.toHaveURL(/[?&]page=/);
  }
});

// spec: 1.9.3
test('a list of at most seven pages has a button for each page and no ellipsis', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/operators');
  const pages = page.getByRole('navigation', { name: 'Paginação' });
  await expect(pages.getByRole('button', { name: /^Página \d+$/ })).toHaveText(['1', '2', '3']);
  await expect(pages.getByText('…')).toHaveCount(0);
});

// spec: 1.8.6 1.9.4
test('an empty list and an empty dropdown show a message, and a loading list shows five grey rows', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  const release = await holdCalls(page, '**/api/operator/eligibility?**');
  await page.goto('/eligibilities/report?period=1950-01-01_1950-01-02');
  const table = page.getByRole('table', { name: 'Consultas de elegibilidade' });
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table.locator('tbody tr')).toHaveCount(5);
  release();
  await expect(shown(page, 'Nenhum resultado para esta busca.')).toBeVisible();
  await expect(shown(page, 'Você pode tentar uma nova pesquisa.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Operadora' }).fill('não existe');
  await expect(shown(page, 'Nenhuma opção encontrada.')).toBeVisible();
  await choose(page, 'Operadora', 'Saúde Norte');
  await page.getByRole('button', { name: 'Limpar filtros' }).press('Enter');
  await expect(page).toHaveURL(/\/eligibilities\/report$/);
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(table).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('');
});

// spec: 1.9.1 2.2.16 2.9.2
test('no table is wider than 1296 px, and its filters end at the same edge', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn('admin');
  for (const [path, name] of [
    ['/eligibilities/report', 'Consultas de elegibilidade'],
    ['/credentials', 'Credenciais'],
    ['/automations/glosas-resource', 'Recursos enviados'],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    const { x, width } = (await table.boundingBox()) ?? { x: 0, width: 0 };
    expect(width).toBeLessThanOrEqual(1296);
    expect(width).toBeGreaterThan(1200);
    const filters = await page
      .getByRole('form')
      .first()
      .evaluate((form) => form.parentElement?.getBoundingClientRect().right);
    // The difference is the border of the table.
    expect(filters).toBeCloseTo(x + width + 1, 0);
  }
});

// spec: 1.9.1 2.9.2
test('the work area is centred beside the menu in windows of 1920 px and more', async ({ page, signIn }) => {
  await signIn('admin');
  for (const width of [1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    for (const path of ['/eligibilities', '/eligibilities/report', '/credentials']) {
      await page.goto(path);
      const form = page.getByRole('form').first();
      await expect(form).toBeVisible();
      const margins = await form.evaluate((element) => {
        const workAreaBox = element.closest('main > div')?.getBoundingClientRect();
        const mainBox = element.closest('main')?.getBoundingClientRect();
        return (
          workAreaBox && mainBox && { left: workAreaBox.left - mainBox.left, right: mainBox.right - workAreaBox.right }
        );
      });
      expect(margins?.left).toBeGreaterThan(100);
      expect(Math.abs((margins?.left ?? 0) - (margins?.right ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});
