import type { Browser, Page } from 'playwright';

/** A page in São Paulo that keeps every complaint: errors, warnings, refusals of the policy, failed hydration. */
export async function openTab(browser: Browser, url: string): Promise<{ tab: Page; complaints: string[] }> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  const complaints: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${url}: ${message.text()}`);
  });
  tab.on('pageerror', (error) => complaints.push(`${url}: ${error.message}`));
  await tab.goto(url, { waitUntil: 'networkidle' });
  return { tab, complaints };
}

/** Works the screen that every app shows, as a person does: chooses, types, opens the calendar, answers a question. */
async function work(tab: Page) {
  await tab.getByRole('combobox', { name: 'Operadora' }).fill('Saúde');
  await tab.getByRole('option', { name: 'Saúde Norte' }).click();
  await tab.getByRole('textbox', { name: 'CPF' }).pressSequentially('52998224725');
  await tab.getByRole('textbox', { name: 'Nome' }).fill('Beatriz');
  await tab.getByRole('button', { name: 'Abrir calendário: Emissão' }).click();
  await tab.getByRole('dialog', { name: 'Calendário: Emissão' }).waitFor();
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: 'Remover' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await tab.getByText('Credencial excluída').waitFor();
}

/** What the screen shows when it was worked. */
async function faultsOf(tab: Page): Promise<string[]> {
  const cpf = await tab.getByRole('textbox', { name: 'CPF' }).inputValue();
  const paint = await tab
    .getByRole('button', { name: 'Remover' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  return [
    ...(cpf === '529.982.247-25' ? [] : [`the CPF reads ${cpf}`]),
    ...(paint === 'rgba(0, 0, 0, 0)' ? ['the kit came without its styles'] : []),
  ];
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

export async function workScreen(browser: Browser, url: string): Promise<string[]> {
  const { tab, complaints } = await openTab(browser, url);
  tab.setDefaultTimeout(10_000);
  const faults = await work(tab)
    .then(() => faultsOf(tab))
    .catch((error: unknown) => [`${url}: ${said(error)}`]);
  await tab.context().close();
  return [...complaints, ...faults];
}

/** The calendar's and the question's code do not arrive, for a while or for good. */
export async function loseParts(browser: Browser, url: string): Promise<string[]> {
  const { tab, complaints } = await openTab(browser, 'about:blank');
  tab.setDefaultTimeout(10_000);
  // The screen itself is there; what comes later is lost.
  await tab.goto(url, { waitUntil: 'networkidle' });
  await tab.context().route(/\.js(\?|$)/, (route) => route.abort());
  const lose = async () => {
    await tab.getByRole('textbox', { name: 'Nome' }).fill('Beatriz');
    await tab.getByRole('button', { name: 'Abrir calendário: Emissão' }).click();
    await tab.getByText('Não foi possível abrir o calendário').waitFor();
    if ((await tab.getByRole('textbox', { name: 'Nome' }).inputValue()) !== 'Beatriz')
      return ['what was typed is lost'];
    await tab.context().unroute(/\.js(\?|$)/);
    await tab.getByRole('button', { name: 'Abrir calendário: Emissão' }).click();
    await tab.getByRole('dialog', { name: 'Calendário: Emissão' }).waitFor();
    return [];
  };
  const faults = await lose().catch((error: unknown) => [`${url} without its later parts: ${said(error)}`]);
  await tab.context().close();
  // The browser itself reports each request that failed.
  return [...complaints.filter((text) => !text.includes('Failed to load resource')), ...faults];
}
