import { readFileSync } from 'node:fs';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { batchFile } from '@oraculo-tools/testkit/app/files.ts';
import { type Browser, chromium, type Locator, type Page } from 'playwright';

const account = { username: 'rosa', password: 'Pitangueira-2026' };
const operator = { ansId: '301264', name: 'Saúde Norte', brand: 'Laboratório Aurora' };

/** Opens the form of a list. An empty list has a second button of the same name, so the first one is pressed. */
async function openForm(page: Page, button: string, title = button): Promise<Locator> {
  await page.getByRole('button', { name: button }).first().click();
  return page.getByRole('dialog', { name: title });
}

/** A user with a browser on another computer, who reaches hosts by name as in a company’s network. */
export class Visitor implements AsyncDisposable {
  readonly #browser: Browser;
  readonly #origin: string;
  /** The errors in the consoles of pages. A content security policy that is too strict causes one. */
  readonly #errors: string[] = [];

  private constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  static async open(origin: string, names: Record<string, string>): Promise<Visitor> {
    const launch = await findCurrentChromium();
    const rules = Object.entries(names).map(([name, address]) => `MAP ${name} ${address}`);
    const args = [...(launch.args ?? []), `--host-resolver-rules=${rules.join(',')}`];
    return new Visitor(await chromium.launch({ ...launch, args }), origin);
  }

  async #newPage(): Promise<Page> {
    const page = await this.#browser.newPage({ ignoreHTTPSErrors: true });
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
    return page;
  }

  async openFirstAccount(link: string): Promise<void> {
    const page = await this.#newPage();
    await page.goto(link);
    await page.getByLabel('Nome').fill('Rosa Campos');
    await page.getByLabel('E-mail').fill('rosa@example.com');
    await page.getByLabel('Usuário').fill(account.username);
    await page.getByLabel('Senha').fill(account.password);
    await page.getByRole('button').click();
    await page
      .getByText('conta foi criada')
      .first()
      .waitFor()
      .catch(async (error: unknown) => {
        throw new Error(await page.locator('body').ariaSnapshot(), { cause: error });
      });
    await page.close();
  }

  async signIn(): Promise<Page> {
    const page = await this.#newPage();
    await page.goto(`${this.#origin}/login`);
    await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(account.username);
    await page.getByLabel(/^Senha/).fill(account.password);
    await page.getByRole('button', { name: 'Iniciar sessão' }).click();
    await page.getByRole('heading', { level: 1, name: 'Consulta individual' }).waitFor();
    return page;
  }

  async registerOperator(page: Page): Promise<void> {
    await page.goto(`${this.#origin}/operators`);
    const dialog = await openForm(page, 'Cadastrar operadora');
    await dialog.getByRole('textbox', { name: 'Registro ANS' }).fill(operator.ansId);
    await dialog.getByRole('textbox', { name: 'Nome da operadora' }).fill(operator.name);
    await dialog.getByRole('switch', { name: 'Robô RPA' }).click();
    await dialog.getByRole('combobox', { name: 'Fornecedor' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: 'Código do Robô' }).fill('R-77');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Operadora salva com sucesso.').first().waitFor();
  }

  async registerCredential(page: Page): Promise<void> {
    await page.goto(`${this.#origin}/credentials`);
    const dialog = await openForm(page, 'Cadastrar credencial');
    await choose(dialog, 'Operadora', operator.name);
    await choose(dialog, 'Marca', operator.brand);
    await dialog.getByRole('textbox', { name: 'CNPJ' }).fill('12345678000195');
    await dialog.getByRole('textbox', { name: 'Código do prestador' }).fill('4242');
    await dialog.getByRole('textbox', { name: 'Usuário' }).fill('clinica');
    await dialog.getByLabel(/^Senha/).fill('Senha-do-portal-1');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Credencial cadastrada com sucesso.').first().waitFor();
  }

  /** Queries a card. The gateway has no connection to the operator, so it answers that the card is unknown. */
  async query(page: Page): Promise<void> {
    await page.goto(`${this.#origin}/eligibilities`);
    await choose(page, 'Operadora', operator.name);
    // The form chooses the brand by itself if the operator has only one.
    await page.getByRole('button', { name: 'Limpar Marca' }).waitFor();
    await page.getByRole('textbox', { name: 'Número da carteirinha' }).fill('1234567890123456');
    await page.getByRole('button', { name: 'Pesquisar' }).click();
    const card = page.getByRole('region', { name: 'Informações do beneficiário consultado' });
    await card.getByText('Número da carteirinha inválido').waitFor();
  }

  /** Sends a batch and waits until each of its lines has an answer. */
  async upload(page: Page): Promise<void> {
    await page.goto(`${this.#origin}/eligibilities/batch`);
    const dialog = await openForm(page, 'Incluir grupo', 'Inclusão de grupo');
    await dialog.locator('input[type=file]').setInputFiles(batchFile('grupo.csv', 20));
    await choose(dialog, 'Operadora', operator.name);
    await choose(dialog, 'Marca', operator.brand);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Arquivo enviado com sucesso').first().waitFor();
    const row = firstRow(page, 'Grupos enviados');
    await row.getByRole('button', { name: /^Ver resultado/ }).waitFor({ timeout: 60_000 });
  }

  /** Downloads the result of a batch, and returns the URL of the file. */
  async downloadBatch(page: Page): Promise<string> {
    await page.goto(`${this.#origin}/eligibilities/batch`);
    return download(page, firstRow(page, 'Grupos enviados'));
  }

  async exportReport(page: Page): Promise<string> {
    await page.goto(`${this.#origin}/eligibilities/report`);
    await page.getByRole('button', { name: 'Exportar relatório' }).click();
    await page.getByRole('tab', { name: 'Histórico de relatórios' }).click();
    const newest = firstRow(page, 'Relatórios gerados');
    await newest.getByText('Concluído').waitFor({ timeout: 60_000 });
    return download(page, newest);
  }

  checkErrors(): void {
    if (this.#errors.length > 0) throw new Error(`the browser's console names errors:\n${this.#errors.join('\n')}`);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#browser.close();
  }
}

const firstRow = (page: Page, table: string): Locator =>
  page.getByRole('table', { name: table }).getByRole('row').nth(1);

async function choose(form: Page | Locator, field: string, option: string): Promise<void> {
  const page = 'page' in form ? form.page() : form;
  await form.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

async function download(page: Page, row: Locator): Promise<string> {
  const coming = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Baixar/ }).click();
  const file = await coming;
  if (readFileSync(await file.path()).byteLength === 0) throw new Error(`${file.url()} is empty`);
  return file.url();
}
