import type { Browser, Locator, Page } from 'playwright';

/** A page in São Paulo that records every console error, warning, policy violation and hydration failure. */
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
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${url}: ${message.text()} (${message.location().url})`);
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

/** The texts of the screen after the work. */
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
  const faults = await work(tab)
    .then(() => faultsOf(tab))
    .catch((error: unknown) => [`${url}: ${said(error)}`]);
  await tab.context().close();
  return [...complaints, ...faults];
}

/** A link of the kit goes by the router of the app: the page that it was pressed on is still the same one. */
export async function followLink(browser: Browser, url: string): Promise<string[]> {
  const { tab, complaints } = await openTab(browser, url);
  const follow = async () => {
    await tab.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await tab.getByRole('link', { name: 'Como funciona' }).click();
    await tab.getByRole('heading', { name: 'Ajuda' }).waitFor();
    const isSame = await tab.evaluate(() => 'isSamePage' in globalThis);
    return isSame ? [] : ['a link loads the page anew, past the router of the app'];
  };
  const faults = await follow().catch((error: unknown) => [`${url}: ${said(error)}`]);
  await tab.context().close();
  return [...complaints, ...faults];
}

interface LaterPart {
  /** In the name of its file, where a bundler keeps names. */
  code: string;
  button: string;
  /** The toast that says that it did not arrive. */
  missing: string;
  /** Its texts once it has. */
  shown: (tab: Page) => Locator;
}

const laterParts: LaterPart[] = [
  {
    code: 'CalendarPopup',
    button: 'Abrir calendário: Emissão',
    missing: 'Não foi possível abrir o calendário',
    shown: (tab) => tab.getByRole('dialog', { name: 'Calendário: Emissão' }),
  },
  {
    code: 'ConfirmDialog',
    button: 'Remover',
    missing: 'Não foi possível pedir sua confirmação',
    shown: (tab) => tab.getByRole('alertdialog', { name: 'Excluir credencial?' }),
  },
  {
    code: 'MenuPopup',
    button: 'Ações',
    missing: 'Não foi possível abrir o menu',
    shown: (tab) => tab.getByRole('menu', { name: 'Ações' }),
  },
  {
    code: 'PopoverPanel',
    button: 'Ajuda',
    missing: 'Não foi possível abrir',
    shown: (tab) => tab.getByRole('dialog', { name: 'Ajuda' }),
  },
  {
    code: 'CommandDialog',
    button: 'Buscar',
    missing: 'Não foi possível abrir a busca',
    shown: (tab) => tab.getByRole('dialog', { name: 'Buscar' }),
  },
];

export type IsLost = (path: string, code: string) => boolean;

interface Loss {
  url: string;
  part: LaterPart;
  isLost: IsLost;
}

/** The screen is there and what was typed stays; with the connection the part is there again. */
async function losePart(tab: Page, { url, part, isLost }: Loss): Promise<string[]> {
  const { code, button, missing, shown } = part;
  // A request that is on its way while its route is taken away may be answered by nobody: the route stays, and lets it pass.
  let isAway = true;
  await tab.context().route(
    (address) => isLost(address.pathname, code),
    (route) => (isAway ? route.abort() : route.continue()),
  );
  await tab.goto(url, { waitUntil: 'networkidle' });
  const name = tab.getByRole('textbox', { name: 'Nome' });
  await name.fill('Beatriz');
  await tab.getByRole('button', { name: button }).click();
  await tab.getByText(missing).waitFor();
  const typed = await name.inputValue();
  isAway = false;
  await tab.getByRole('button', { name: button }).click();
  await shown(tab).waitFor();
  return typed === 'Beatriz' ? [] : [`${button}: what was typed is lost`];
}

/**
 * The code of what opens later does not arrive for a while, each on a page of its own. Files
 * are known by the name of the part, unless `isLost` knows them otherwise.
 */
export async function loseParts(
  browser: Browser,
  url: string,
  isLost: IsLost = (path, code) => path.includes(code),
): Promise<string[]> {
  const faults: string[] = [];
  for (const part of laterParts) {
    const { tab, complaints } = await openTab(browser, 'about:blank');
    faults.push(
      ...(await losePart(tab, { url, part, isLost }).catch((error: unknown) => [
        `${part.code} did not arrive: ${said(error)}`,
      ])),
      // The browser itself reports each request that failed.
      ...complaints.filter((text) => !text.includes('Failed to load resource')),
    );
    await tab.context().close();
  }
  return faults;
}
