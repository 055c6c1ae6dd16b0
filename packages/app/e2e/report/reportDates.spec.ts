import { expect, shown, test } from '../harness/test.ts';
import { typedDay } from '@oraculo-tools/testkit/app/days.ts';

// spec: 1.2.19 1.5.1 1.5.2 1.5.5 1.5.6 1.8.5 1.9.8 d.6 d.7
test('dates are required, must exist, are not in the future and span at most 30 days; reversed dates are swapped', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const start = page.getByRole('textbox', { name: /^De:/ });
  const end = page.getByRole('textbox', { name: /^Até:/ });
  await expect(page.getByRole('button', { name: 'Limpar datas' })).toHaveCount(0);
  const leave = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
  };
  await start.fill('');
  await end.fill('');
  await leave();
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(shown(page, 'Data inicial obrigatória')).toBeVisible();
  await expect(shown(page, 'Data final obrigatória')).toBeVisible();
  await start.fill('01/09/2026');
  await end.fill('02/10/2026');
  await leave();
  await expect(shown(page, 'Intervalo máximo de 30 dias')).toBeVisible();
  await end.fill('01/10/2026');
  await leave();
  await expect(page.getByText('Intervalo máximo de 30 dias')).toHaveCount(0);
  for (const [text, message] of [
    ['31/02/2026', 'Data inexistente'],
    ['01/13/2026', 'Data inexistente'],
    ['01/01/1899', 'Ano inválido'],
    ['01/01/2101', 'Ano inválido'],
    [typedDay(-1), 'Data futura não permitida'],
  ] as const) {
    await start.fill(text);
    await leave();
    await expect(shown(page, message)).toBeVisible();
  }
  // Digits only, ten characters at most.
  await start.fill('');
  await start.pressSequentially('a01b09c20269');
  await expect(start).toHaveValue('01/09/2026');

  await start.fill(typedDay(2));
  await end.fill(typedDay(6));
  await leave();
  await expect(start).toHaveValue(typedDay(6));
  await expect(end).toHaveValue(typedDay(2));
});

// spec: 1.2.16 1.2.17 1.4.8 1.5.6
test('the calendar asks for the start, then for the end, previews the range, swaps reversed dates, and closes', async ({
  page,
  signIn,
}) => {
  await signIn('leitura');
  // In the middle of a month, so that all days are on one page.
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00-03:00'));
  await page.goto('/eligibilities/report');
  const start = page.getByRole('textbox', { name: /^De:/ });
  const end = page.getByRole('textbox', { name: /^Até:/ });
  await start.click();
  const calendar = page.getByRole('dialog', { name: 'Calendário: Período' });
  await expect(calendar.getByText('Selecione a data inicial', { exact: true })).toBeVisible();
  await expect(calendar.getByRole('columnheader')).toHaveText(['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb']);
  const day = (date: number) => calendar.getByRole('gridcell', { name: new RegExp(`, ${date} de novembro de 2026`) });
  await expect(day(21)).toHaveAttribute('aria-disabled', 'true');

  await day(18).click();
  await expect(calendar.getByText('Selecione a data final', { exact: true })).toBeVisible();
  const painted = calendar.locator('[data-span]');
  // Each number is followed by the whole date, for screen readers.
  await expect(painted).toHaveText([/^18/]);
  await day(15).hover();
  await expect(painted).toHaveText([/^15/, /^16/, /^17/, /^18/]);
  await expect(calendar.getByText('Intervalo de 3 dias')).toBeVisible();
  await day(20).hover();
  await expect(painted).toHaveText([/^18/, /^19/, /^20/]);
  await day(12).click();
  await expect(calendar).toHaveCount(0);
  await expect(start).toHaveValue('12/11/2026');
  await expect(end).toHaveValue('18/11/2026');

  // While the start is chosen again, other months can be shown, and no day more than 30 days away can be picked.
  await start.click();
  await expect(calendar.getByText('Selecione a data inicial', { exact: true })).toBeVisible();
  await calendar.getByRole('button', { name: 'Mês anterior' }).click();
  const october = (date: number) =>
    calendar.getByRole('gridcell', { name: new RegExp(`, ${date} de outubro de 2026`) });
  await october(10).click();
  await calendar.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(day(10)).toHaveAttribute('aria-disabled', 'true');
  await expect(day(9)).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('banner').click();
  await expect(calendar).toHaveCount(0);
  await expect(start).toHaveValue('12/11/2026');
});

test('Enter in a date without its year completes it and searches at once', async ({ page, signIn }) => {
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const start = page.getByRole('textbox', { name: /^De:/ });
  const [day, month, year] = typedDay(0).split('/');
  await start.fill('');
  await start.pressSequentially(`${day}${month}`);
  const sentRequest = page.waitForRequest(/\/eligibility\?/);
  await start.press('Enter');
  expect(new URL((await sentRequest).url()).searchParams.get('firstDate')).toBe(`${year}-${month}-${day}`);
  await expect(start).toHaveValue(typedDay(0));
});
