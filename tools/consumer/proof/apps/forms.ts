import { playwrightKit } from '@oraculo/ui/testing';
import type { Browser, Page } from 'playwright';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import type { Place } from './install.ts';
import { compileReadme } from './readmeExamples.ts';
import { run } from './run.ts';
import { loseParts, openTab, workScreen } from './workScreen.ts';

const typed = { name: 'Beatriz', cpf: '52998224725', operator: '326305' };
const days = { start: '2026-11-01', end: '2026-11-20' };
const kept = JSON.stringify({ ...typed, period: days, isUrgent: true });

/** The values that each form sends. A plain form also sends read-only values, and no form sends a disabled field. */
const sent = {
  hook: kept,
  tanstack: kept,
  plain: JSON.stringify({ ...typed, from: days.start, to: days.end, isUrgent: 'on', batch: '17' }),
};

/** Sends the form without the name, then complete, then resets it. */
async function fillIn(tab: Page, page: keyof typeof sent): Promise<string[]> {
  const kit = playwrightKit(tab);
  const name = tab.getByRole('textbox', { name: 'Nome' });
  const cpf = tab.getByRole('textbox', { name: 'CPF' });
  const save = tab.getByRole('button', { name: 'Salvar' });
  await save.click();
  if (page === 'plain') await tab.getByRole('link', { name: 'Informe o nome' }).click();
  await tab.locator('input:focus[aria-invalid="true"]').waitFor();
  const hasFocus = await name.evaluate((box) => box === document.activeElement);
  await tab.keyboard.type('Beatriz');
  await cpf.pressSequentially('52998224725');
  await kit.chooseOption('Operadora', 'Saúde Norte');
  await kit.typeRange('Período', days);
  await kit.setCheckbox('Urgente', true);
  await save.click();
  const output = await tab.getByRole('status', { name: 'Enviado' }).textContent();
  await tab.getByRole('button', { name: 'Desfazer alterações' }).click();
  const left = [
    await name.inputValue(),
    await cpf.inputValue(),
    await tab.getByRole('combobox', { name: 'Operadora' }).inputValue(),
    (await tab.getByRole('checkbox', { name: 'Urgente' }).isChecked()) ? 'Urgente' : '',
  ];
  return [
    ...(hasFocus ? [] : [`${page}: the field that was refused has no focus`]),
    ...(output === sent[page] ? [] : [`${page}: sent ${output}, not ${sent[page]}`]),
    ...(left.join('') === '' ? [] : [`${page}: a reset left ${left.join(', ')}`]),
  ];
}

async function proveForm(browser: Browser, url: string, page: keyof typeof sent): Promise<string[]> {
  const { tab, complaints } = await openTab(browser, `${url}/${page}.html`);
  const faults = await fillIn(tab, page).catch((error: unknown) => [`${page}: ${String(error)}`]);
  await tab.context().close();
  return [...complaints, ...faults];
}

/**
 * Tests the same form with react-hook-form, with TanStack Form and without a library: compiles it, and fills it in
 * under a strict policy.
 */
export async function proveForms({ folder, browser }: Place): Promise<string[]> {
  const built = [
    ...(await run(folder, 'node_modules/.bin/tsc', ['-p', 'tsconfig.json'])),
    ...(await compileReadme(folder, '@oraculo/ui')),
    ...(await run(folder, 'node_modules/.bin/vite', ['build', '--logLevel', 'error'])),
  ];
  if (built.length > 0) return built;
  const site = await serveFolder(`${folder}/dist`);
  const faults: string[] = [];
  faults.push(...(await workScreen(browser, `${site.url}/screen.html`)));
  if (faults.length === 0) faults.push(...(await loseParts(browser, `${site.url}/screen.html`)));
  for (const page of ['hook', 'tanstack', 'plain'] as const) faults.push(...(await proveForm(browser, site.url, page)));
  await site.close();
  return faults;
}
