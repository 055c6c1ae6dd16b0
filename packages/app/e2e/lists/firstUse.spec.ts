import { csv } from '@oraculo-tools/testkit/app/files.ts';
import { accountOf } from '@oraculo-tools/testkit/app/sessions.ts';
import { stopClock } from '../harness/clock.ts';
import { expect, shown, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';
import { isoDay, typedDay } from '@oraculo-tools/testkit/app/days.ts';

// The obstacles that a new user met in the first half hour with the product.

// spec: x.19
test('a link opened before the sign-in is offered after it', async ({ page }) => {
  const link = `/eligibilities/report?period=${isoDay(9)}_${isoDay(3)}`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/login$/);
  const { username, password } = accountOf('leitura');
  await expect(page.getByRole('textbox', { name: 'Usuário ou e-mail' })).toBeFocused();
  await page.keyboard.type(username);
  await page.getByLabel(/^Senha/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(page).toHaveURL(/\/eligibilities$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Continuar em Relatório de elegibilidade' }).click();
  await expect(page).toHaveURL(new RegExp(`${link.replace('?', '\\?')}$`));
  await expect(page.getByRole('button', { name: /^Continuar em/ })).toHaveCount(0);
});

// spec: x.19
test('the reason of a failed sign-in is shown until the next attempt', async ({ page, faults }) => {
  faults.allow(/401/);
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill('ninguem');
  const password = page.getByLabel(/^Senha/);
  await password.fill('errada');
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  const reason = page.locator('[data-toast]').filter({ hasText: 'Usuário ou senha incorretos' });
  await expect(reason).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(reason).toBeVisible();
  await page.route('**/user/sessions', () => undefined);
  await password.fill('outra');
  await page.getByRole('button', { name: 'Iniciar sessão' }).click();
  await expect(reason).toHaveCount(0);
});

// spec: x.19
test('a page that fails to load shows a note with a retry above the former rows', async ({ page, signIn, faults }) => {
  faults.allow(/500/);
  await signIn('leitura');
  await page.goto(`/eligibilities/report?period=${isoDay(20)}_${isoDay(2)}`);
  const rows = page.getByRole('table', { name: 'Consultas de elegibilidade' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const second = /\/eligibility\?.*page=1/;
  await page.route(second, (route) => route.fulfill({ status: 500, json: { message: 'Serviço fora do ar.' } }));
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(shown(page, 'Não foi possível mostrar a página 2. Serviço fora do ar.')).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(rows).toHaveCount(11);
  await page.unroute(second);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Não foi possível mostrar a página 2.')).toHaveCount(0);
  await expect(rows).toHaveCount(11);
});

// spec: x.19
test('the report that is exported is the one that the list shows', async ({ page, signIn, faults }) => {
  faults.allow(/500/);
  await signIn('leitura');
  await page.goto('/eligibilities/report');
  const exported = page.getByRole('button', { name: 'Exportar relatório' });
  await page.getByRole('combobox', { name: 'Operadora' }).fill('Plena Mar');
  await page.getByRole('option', { name: 'Plena Mar' }).click();
  await expect(exported).toHaveAccessibleDescription('Pressione Pesquisar para aplicar os filtros');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(exported).not.toHaveAccessibleDescription(/Pesquisar/);

  await page.route('**/eligibility/report', (route) =>
    route.fulfill({ status: 500, json: { message: 'Serviço fora do ar.' } }),
  );
  // The clock is paused, so a toast that disappears was removed by the app.
  await stopClock(page);
  await exported.click();
  await expectToast(page, 'Relatório em processamento.');
  await expectToast(page, 'Ocorreu um erro', 'Serviço fora do ar.');
  const visibleToasts = page.getByRole('region', { name: 'Notificações' }).getByRole('group');
  await expect(visibleToasts).toHaveCount(1);
  await expect(visibleToasts).toContainText('Ocorreu um erro');
});

// spec: x.19
test('an invalid period in an address shows a note, and reversed dates are swapped', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('leitura');
  await page.goto(`/eligibilities/report?period=2020-01-01_${isoDay(2)}`);
  await expect(shown(page, /O período no endereço da página não é válido/)).toBeVisible();
  await page.goto(`/eligibilities/report?period=${isoDay(2)}_${isoDay(5)}`);
  await expect(page.getByRole('textbox', { name: 'De:' })).toHaveValue(typedDay(5));
  await expect(page.getByText(/O período do endereço/)).toHaveCount(0);
  await page.goto(`${baseURL}//evil.example`);
  await expect(shown(page, /não encontramos esta página/)).toBeVisible();
});

// spec: x.19
test('Back asks before it closes a dialog with unsaved text', async ({ page, enter }) => {
  await enter('admin');
  await page.getByRole('link', { name: 'Operadoras' }).click();
  await page.getByRole('button', { name: 'Cadastrar operadora' }).click();
  const name = page.getByRole('dialog', { name: 'Cadastrar operadora' }).getByRole('textbox', {
    name: 'Nome da operadora',
  });
  await name.fill('Boa Serra');
  const confirmation = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
  await page.goBack();
  await confirmation.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(name).toHaveValue('Boa Serra');
  await expect(page).toHaveURL(/\/operators$/);
  await page.goBack();
  await confirmation.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/\/eligibilities$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// spec: x.19
test('a screen whose code had not loaded opens by itself once the connection is back', async ({
  page,
  enter,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|did not arrive/);
  await enter('admin');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Credenciais' }).click();
  await expect(shown(page, 'Esta tela ainda não foi carregada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveAccessibleDescription('Sem conexão');
  await context.setOffline(false);
  await expect(page.getByRole('table', { name: 'Credenciais' })).toBeVisible();
});

// spec: x.20
test('each upload names the required columns, and says why a file will be refused', async ({ page, signIn }) => {
  await signIn('recebiveis');
  await page.goto('/automations/glosas-resource');
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/NUMERO_GUIA e JUSTIFICATIVA; VALOR é opcional/)).toBeVisible();
  const input = dialog.locator('input[type=file]');

  await page.goto('/automations/file-recovery');
  await page.getByRole('button', { name: 'Subir arquivo' }).click();
  await expect(dialog.getByText(/CSV com o cabeçalho NOME/)).toBeVisible();
  await input.setInputFiles(csv('vazio.csv', 'NOME\n'));
  const refused = 'Este arquivo será recusado. O arquivo não tem nenhuma linha de dados.';
  await expect(dialog.getByText(refused, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/Você ainda pode enviar/)).toHaveCount(0);
});
