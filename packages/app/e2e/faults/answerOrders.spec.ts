import type { Page, Route } from '@playwright/test';
import { expect, shown, test } from '../harness/test.ts';

interface ListScreen {
  path: string;
  table: string;
  /** The path of the call that loads the rows. */
  call: RegExp;
}

const lists: ListScreen[] = [
  { path: '/eligibilities/report', table: 'Consultas de elegibilidade', call: /\/operator\/eligibility\?/ },
  { path: '/eligibilities/report?tab=history', table: 'Relatórios gerados', call: /\/eligibility\/history\?/ },
  { path: '/eligibilities/batch', table: 'Grupos enviados', call: /\/eligibility\/upload\/status\?/ },
  { path: '/automations/file-recovery', table: 'Solicitações de arquivos antigos', call: /\/files\/restore\?/ },
  { path: '/automations/documents-capture', table: 'Arquivos capturados', call: /\/documents\/appointments\?/ },
  { path: '/automations/glosas-resource', table: 'Recursos enviados', call: /\/glosas\/appeals\?/ },
  { path: '/saude-mais', table: 'Arquivos enviados', call: /\/beneficiaries\/filter\?/ },
  { path: '/credentials', table: 'Credenciais', call: /\/credentials\/paginated\/all\?/ },
  {
    path: '/credentials?tab=errors',
    table: 'Credenciais com erro',
    call: /\/credentials\/paginated\/all\?.*error=true/,
  },
  { path: '/operators', table: 'Operadoras', call: /\/healthoperators\/paginated\/all\?/ },
];

/** Every order in which the responses to two or three quick changes can arrive. */
const orders = [
  [20, 30],
  [30, 20],
  [20, 30, 40],
  [20, 40, 30],
  [30, 20, 40],
  [30, 40, 20],
  [40, 20, 30],
  [40, 30, 20],
];

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

function newGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const sizeOf = (route: Route) => Number(/[?&](?:size|pageSize)=(\d+)/.exec(route.request().url())?.[1]);

/** Holds each response until its turn, and gives it a distinct total: 1.020 for a page of 20. */
async function holdAnswers(page: Page, call: RegExp) {
  const gates = new Map([20, 30, 40].map((size) => [size, { requested: newGate(), turn: newGate(), sent: newGate() }]));
  await page.route(call, async (route) => {
    const gate = gates.get(sizeOf(route));
    if (!gate) return route.continue();
    gate.requested.open();
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    const total = 'totalElements' in body ? 'totalElements' : 'count';
    await gate.turn.opened;
    await route.fulfill({ response, json: { ...body, [total]: 1000 + sizeOf(route) } });
    gate.sent.open();
  });
  return {
    requested: (size: number) => gates.get(size)?.requested.opened,
    answer: async (size: number) => {
      gates.get(size)?.turn.open();
      await gates.get(size)?.sent.opened;
    },
  };
}

for (const { path, table, call } of lists) {
  // spec: x.7
  test(`${table}: the rows of the last choice are shown in every order of the responses`, async ({ page, signIn }) => {
    test.slow();
    await signIn('admin');
    for (const order of orders) {
      await page.goto(path);
      await expect(page.getByRole('table', { name: table, exact: true }).getByRole('row').nth(1)).toBeVisible();
      // Calls are held only after the page has loaded, because the browser does not use its cache while they are.
      const held = await holdAnswers(page, call);
      const sizes = order.toSorted();
      for (const size of sizes) {
        await page.getByLabel('Limite por página:').selectOption(String(size));
        await held.requested(size);
      }
      for (const size of order) await held.answer(size);
      // After two frames the page has painted the last response.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const last = sizes.at(-1);
      await expect(shown(page, `Total de itens: 1.0${last}`), order.join(', ')).toBeVisible();
      await expect(page.getByLabel('Limite por página:')).toHaveValue(String(last));
      await page.unroute(call);
    }
  });
}
