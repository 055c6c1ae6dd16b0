import type { Page } from '@playwright/test';
import { choose } from '../harness/gatewayData.ts';
import type { Kept } from './SubmitForm.ts';
import { typedDay } from '@oraculo-tools/testkit/app/days.ts';

/** The filters of a list, filled in but not applied. */
export interface FilterForm {
  name: string;
  path: string;
  /** The name of its screen in the banner that offers to return after an expired session. */
  screen: string;
  fill: (page: Page) => Promise<void>;
  /** The filled-in fields with their values. */
  kept: (page: Page) => Kept;
  /** The button that clears it. @default 'Limpar pesquisa' */
  clear?: string;
}

const start = (page: Page) => page.getByRole('textbox', { name: /^De:/ });
const end = (page: Page) => page.getByRole('textbox', { name: /^Até:/ });
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name });

const enterPeriod = async (page: Page) => {
  await start(page).fill(typedDay(9));
  await end(page).fill(typedDay(6));
  await page.keyboard.press('Escape');
};
const period = (page: Page): Kept => [
  [start(page), typedDay(9)],
  [end(page), typedDay(6)],
];

const periodForm = (form: Pick<FilterForm, 'name' | 'path' | 'screen'>): FilterForm => ({
  ...form,
  fill: async (page) => {
    await enterPeriod(page);
    await choose(page, 'Usuário', 'Rogério Tavares');
  },
  kept: (page) => [...period(page), [combobox(page, 'Usuário'), 'Rogério Tavares']],
});

const choiceForm = (
  form: Pick<FilterForm, 'name' | 'path' | 'screen'>,
  choices: Record<string, string>,
): FilterForm => ({
  ...form,
  fill: async (page) => {
    for (const [field, option] of Object.entries(choices)) await choose(page, field, option);
  },
  kept: (page) => Object.entries(choices).map(([field, option]) => [combobox(page, field), option] as const),
});

const brand = { Operadora: 'Saúde Norte', Marca: 'Laboratório Aurora' };

export const filterForms: FilterForm[] = [
  {
    name: 'the report',
    path: '/eligibilities/report',
    screen: 'Relatório de elegibilidade',
    fill: async (page) => {
      await enterPeriod(page);
      await choose(page, 'Operadora', 'Saúde Norte');
    },
    kept: (page) => [...period(page), [combobox(page, 'Operadora'), 'Saúde Norte']],
  },
  choiceForm({ name: 'the batches', path: '/eligibilities/batch', screen: 'Gestão em massa' }, brand),
  periodForm({ name: 'the recovery', path: '/automations/file-recovery', screen: 'Resgate de arquivos antigos' }),
  periodForm({
    name: 'the capture',
    path: '/automations/documents-capture',
    screen: 'Captura de documentos de atendimento',
  }),
  {
    name: 'the appeals',
    path: '/automations/glosas-resource',
    screen: 'Recurso de glosa',
    fill: async (page) => {
      await enterPeriod(page);
      await combobox(page, 'Usuário').fill('Rogério');
      await page.getByRole('option', { name: 'Rogério Tavares' }).click();
      await page.keyboard.press('Escape');
    },
    kept: (page) => [...period(page), [page.getByRole('form', { name: 'Filtros dos recursos' }), 'Rogério Tavares']],
  },
  periodForm({ name: 'the health card', path: '/saude-mais', screen: 'Cartão +Saúde' }),
  choiceForm({ name: 'the credentials', path: '/credentials', screen: 'Credenciais' }, brand),
  choiceForm({ name: 'the credentials with an error', path: '/credentials?tab=errors', screen: 'Credenciais' }, brand),
  {
    name: 'the operators',
    path: '/operators',
    screen: 'Operadoras',
    fill: (page) => page.getByRole('searchbox', { name: 'Operadora' }).fill('Norte'),
    kept: (page) => [[page.getByRole('searchbox', { name: 'Operadora' }), 'Norte']],
    clear: 'Limpar pesquisa',
  },
];
