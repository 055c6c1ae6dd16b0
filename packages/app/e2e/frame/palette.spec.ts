import type { Page } from '@playwright/test';
import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { expect, test } from '../harness/test.ts';

async function use(page: Page, text: string, option: string) {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar' });
  await expect(palette.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
  await page.keyboard.type(text);
  await expect(palette.getByRole('option').first()).toHaveAccessibleName(new RegExp(`^${option}`));
  // Enter runs the first command, also before it is active.
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

// spec: x.36
test('Ctrl+K opens screens, operators and tasks from any screen, and loads its code only then', {
  tag: '@smoke',
}, async ({ page, signIn }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const before = scripts.length;
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar' });
  await expect(palette.getByRole('option', { name: 'Gestão em massa' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  // Only screens that this user may open.
  await expect(palette.getByRole('option', { name: 'Credenciais' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  await use(page, 'norte', 'Consulta individual: Saúde Norte');
  await expect(title(page)).toHaveText('Consulta individual');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Saúde Norte');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toBeFocused();
  // Also on the same screen.
  await use(page, 'aurelia', 'Consulta individual: Santa Aurélia');
  await expect(page.getByRole('combobox', { name: 'Operadora' })).toHaveValue('Santa Aurélia');
  // Its only brand is chosen automatically, and the focus moves to the next field.
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue('Laboratório Aurora');
  await expect(page.getByRole('textbox', { name: 'Número da carteirinha' })).toBeFocused();
  // Saúde Norte has this brand too; the next text must replace it.
  await use(page, 'norte', 'Consulta individual: Saúde Norte');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Marca' })).toHaveValue('');

  await use(page, 'incluir', 'Incluir grupo');
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toHaveText('Gestão em massa');

  await use(page, 'exportar', 'Exportar relatório');
  await expect(title(page)).toHaveText('Relatório de elegibilidade');
  await expect(page.getByRole('button', { name: 'Exportar relatório' })).toBeFocused();

  // The last screen comes first.
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('option').first()).toHaveAccessibleName('Gestão em massa');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  // Back does not repeat a task.
  await page.goBack();
  await expect(title(page)).toHaveText('Gestão em massa');
  await expect(dialog).toHaveCount(0);
});

// spec: x.36
test('a command starts the main action of each screen, from another screen and from that screen, which keeps its filters', async ({
  page,
  enter,
}) => {
  await enter('admin');
  for (const [text, command, heading, dialogName] of [
    ['solicitar', 'Solicitar arquivos antigos', 'Resgate de arquivos antigos', 'Solicitar arquivos antigos'],
    [
      'captura subir',
      'Enviar documentos de atendimento',
      'Captura de documentos de atendimento',
      'Captura de documentos',
    ],
    ['glosa subir', 'Enviar recurso de glosa', 'Recurso de glosa', 'Recurso de glosa'],
    ['cartao subir', 'Enviar planilha do Cartão', 'Cartão +Saúde', 'Cartão +Saúde'],
    ['cadastrar cre', 'Cadastrar credencial', 'Credenciais', 'Cadastrar credencial'],
    ['cadastrar ope', 'Cadastrar operadora', 'Operadoras', 'Cadastrar operadora'],
  ] as const) {
    await use(page, text, command);
    await expect(page).toHaveTitle(`${heading} · Oráculo`);
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.goto('/operators?search=3');
  await expect(title(page)).toHaveText('Operadoras');
  await use(page, 'cadastrar ope', 'Cadastrar operadora');
  await expect(page.getByRole('dialog', { name: 'Cadastrar operadora' })).toBeVisible();
  await expect(page).toHaveURL(/\/operators\?search=3$/);
});

test('the palette has no command for an action that the user may not do', async ({ page, enter }) => {
  await enter('leitura');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar' });
  await expect(palette.getByRole('option', { name: 'Incluir grupo' })).toBeVisible();
  await expect(palette.getByRole('option', { name: /Cadastrar|Subir|Solicitar/ })).toHaveCount(0);
});

test('the palette returns to the colour mode of the system after another one was chosen', async ({ page, enter }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await enter('leitura');
  await use(page, 'escuro', 'Usar modo escuro');
  await expect(html).toHaveAttribute('data-color-mode', 'dark');
  await use(page, 'modo do sistema', 'Usar o modo do sistema');
  await expect(html).toHaveAttribute('data-color-mode', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-color-mode', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-color-mode', 'dark');
});

test('the placeholder is fully visible at 320 px, even beside a scroll bar', async ({ page, enter }) => {
  await page.setViewportSize({ width: 305, height: 740 });
  await enter('leitura');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
  const room = await box.evaluate((input: HTMLInputElement) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('Nothing to measure with.');
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return input.clientWidth - pen.measureText(input.placeholder).width;
  });
  expect(room).toBeGreaterThan(0);
});

// spec: x.36
test('a search that matches all operators counts all of them', async ({ page, enter, baseURL }) => {
  const operators = await (await gatewayApi(String(baseURL), 'leitura')).operators.list();
  await enter('leitura');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar' });
  await expect(palette.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
  await page.keyboard.type('consultar em');
  const options = palette.getByRole('option', { name: /^Consulta individual: / });
  await expect(options).toHaveCount(operators.length);
  await expect(palette.getByText(`${operators.length} resultados`)).toBeVisible();
});
