import { readFile } from 'node:fs/promises';
import { chromium, type Locator } from 'playwright';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { onePagePdf } from '@oraculo/gateway/src/seed/onePagePdf.ts';
import { signIns } from '@oraculo/gateway/src/seed/seedUsers.ts';
import { createPerson, type Person } from './appPerson.ts';
import { type JourneyFigures, runJourneys } from './runJourneys.ts';

const admin = signIns.find(({ username }) => username === 'admin')!;
/** A little longer than the client’s timeout, because the lazy code behind the button may still be loading. */
const actionTimeout = { timeout: 40_000 };

/**
 * The app fills in the last choice after its list is loaded. Typing the same text would change nothing and open no
 * list, so the field is cleared first, and again if the app has filled it meanwhile.
 */
async function choose(within: Locator, name: string, option: string, tries = 1): Promise<void> {
  const box = within.getByRole('combobox', { name });
  await box.fill('', actionTimeout);
  await box.fill(option, actionTimeout);
  const offered = within.page().getByRole('option', { name: option }).first();
  await offered.click({ timeout: actionTimeout.timeout / 4 }).catch((error: unknown) => {
    if (tries === 4) throw error;
    return choose(within, name, option, tries + 1);
  });
}

async function signIn({ page, step }: Person): Promise<void> {
  await step(
    'sign in',
    async () => {
      await page.goto('/login', actionTimeout);
      await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(admin.username, actionTimeout);
      await page.getByLabel(/^Senha/).fill(admin.password, actionTimeout);
      await page.getByRole('button', { name: 'Iniciar sessão' }).click(actionTimeout);
    },
    () => page.getByRole('heading', { level: 1, name: 'Consulta individual' }).isVisible(),
  );
}

async function query({ page, step }: Person): Promise<void> {
  const result = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
  await step(
    'individual query',
    async () => {
      await page.goto('/eligibilities', actionTimeout);
      await choose(page.locator('body'), 'Operadora', 'Saúde Norte');
      await choose(page.locator('body'), 'Marca', 'Laboratório Aurora');
      await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill('7310592846153027', actionTimeout);
      await page.getByRole('button', { name: 'Pesquisar' }).click(actionTimeout);
    },
    () => result.getByText('7310592846153027').isVisible(),
  );
}

async function report({ hasToast, page, step }: Person): Promise<void> {
  const rows = page.getByRole('table', { name: 'Consultas de elegibilidade' }).getByRole('row');
  await step(
    'report',
    () => page.goto('/eligibilities/report', actionTimeout),
    async () => (await rows.count()) > 1,
  );
  await step(
    'export',
    () => page.getByRole('button', { name: 'Exportar relatório' }).click(actionTimeout),
    async () => hasToast('Relatório em processamento.'),
  );
}

/** A new name each time, because a row of an interrupted request may exist. */
async function sendBatch({ hasToast, page, step }: Person, number: number): Promise<void> {
  let name = '';
  let tries = 0;
  await step(
    'send a group',
    async () => {
      tries += 1;
      name = `tela-${number}-${tries}.csv`;
      await page.goto('/eligibilities/batch', actionTimeout);
      await page.getByRole('button', { name: 'Incluir grupo' }).first().click(actionTimeout);
      const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
      const buffer = Buffer.from('CARTEIRINHA,CPF,NOME,NASCIMENTO\n1234567890123456,,,\n');
      await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer }, actionTimeout);
      await choose(dialog, 'Operadora', 'Saúde Norte');
      await choose(dialog, 'Marca', 'Laboratório Aurora');
      await dialog.getByRole('button', { name: 'Salvar' }).click(actionTimeout);
    },
    // A gateway that was killed before its answer may have written the row.
    async () => hasToast('Arquivo enviado com sucesso') || hasToast('Esta solicitação já foi atendida'),
  );
  const download = page.getByRole('button', { name: `Baixar ${name}` });
  const open = () => page.goto(`/eligibilities/batch?lotName=${name}`, actionTimeout);
  await step('the result of a group', open, () => download.isVisible());
  let text = '';
  await step(
    'download of a result',
    async () => {
      const file = page.waitForEvent('download', actionTimeout);
      await download.click(actionTimeout).catch(() => open());
      text = await readFile(await (await file).path(), 'utf8');
    },
    async () => text.includes('1234567890123456'),
  );
}

async function capture({ hasToast, page, step }: Person, number: number): Promise<void> {
  let tries = 0;
  await step(
    'capture a document',
    async () => {
      tries += 1;
      const name = `tela_44-20-${800_000_000 + number * 100 + tries}.pdf`;
      await page.goto('/automations/documents-capture', actionTimeout);
      await page.getByRole('button', { name: 'Subir arquivo' }).first().click(actionTimeout);
      const dialog = page.getByRole('dialog', { name: 'Captura de documentos' });
      const buffer = Buffer.from(onePagePdf('Tela'));
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer }, actionTimeout);
      await dialog.getByRole('button', { name: 'Salvar' }).click(actionTimeout);
    },
    async () => hasToast('Arquivos adicionados com sucesso') || hasToast('Esta solicitação já foi atendida'),
  );
}

async function signOut({ page, step }: Person): Promise<void> {
  await step(
    'sign out',
    () => page.getByRole('button', { name: 'Sair' }).click(actionTimeout),
    async () => page.url().endsWith('/login') && (await page.getByRole('heading', { level: 1 }).isVisible()),
  );
}

/** Starts simulated users of the built app in a browser, with the gateways at this address. */
export async function startAppJourneys(origin: string) {
  const browser = await chromium.launch({
    ...(await findCurrentChromium()),
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const figures: JourneyFigures = { completed: 0, retries: 0, faults: new Set() };

  async function journey(number: number): Promise<void> {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
    });
    try {
      const person = await createPerson(await context.newPage(), figures);
      await signIn(person);
      await query(person);
      await report(person);
      await sendBatch(person, number);
      await capture(person, number);
      await signOut(person);
    } finally {
      await context.close();
    }
  }

  return {
    figures,
    runUntil: async (isOver: () => boolean): Promise<void> => {
      await runJourneys(figures, journey, isOver);
      await browser.close();
    },
  };
}
