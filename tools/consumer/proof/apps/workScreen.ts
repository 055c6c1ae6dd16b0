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

/** Uses the screen that all apps have like a user: chooses, types, opens the calendar, answers a dialog. */
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

/** The texts of the screen afterwards. */
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

/** A link of the kit uses the router of the app, so the page is not loaded again. */
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
  /** A part of the file name, if the bundler keeps names. */
  code: string;
  button: string;
  /** The toast about the code that failed to load. */
  missing: string;
  /** The texts after the code is loaded. */
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

/** The screen and the typed text stay. When the connection is back, the part loads. */
async function losePart(tab: Page, { url, part, isLost }: Loss): Promise<string[]> {
  const { code, button, missing, shown } = part;
  // The route stays and passes requests on, because a pending request may get no answer if its route is removed.
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
 * Lazy code fails to load for a while, for each part on its own page. Files are recognised by the name of the part,
 * unless `isLost` recognises them otherwise.
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
      // The browser also reports each failed request in the console.
      ...complaints.filter((text) => !text.includes('Failed to load resource')),
    );
    await tab.context().close();
  }
  return faults;
}
