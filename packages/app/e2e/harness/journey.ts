import { expect } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { findLeaks, type Secret, type Trace } from '@oraculo-tools/testkit/app/leaks.ts';
import { findUnspecified } from '@oraculo-tools/testkit/app/unspecifiedStorage.ts';
import { Keyboard } from './keyboard.ts';
import { type OwnGateway, startOwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import {
  emailsOfStaff,
  fixedSecrets,
  knownBeneficiary,
  type Person,
  secretsOf,
  tokenSecret,
} from '@oraculo-tools/testkit/app/people.ts';
import { accountOf, type Role } from '@oraculo-tools/testkit/app/sessions.ts';
import { test as base } from './test.ts';
import { expectToast } from './toasts.ts';
import { readStorage, recordTraces } from './traces.ts';

interface Journey {
  keys: Keyboard;
  /** Opens the address, as a user types it. Everything else is reached through the screen. */
  open: (path: string) => Promise<void>;
  signIn: (role: Role) => Promise<void>;
  /** Opens a screen through the side menu; `parent` is the item that contains it. */
  goTo: (title: string, parent?: string) => Promise<void>;
  /** On a narrow page the filter fields are in a sheet. */
  openFilters: () => Promise<void>;
  /** Expects no findings of axe and a focused element. Call it in each state of the journey. */
  check: (state: string) => Promise<void>;
  toast: (title: string | RegExp, message?: string) => Promise<void>;
  /** A person whom an operator knows. */
  person: Person;
}

interface Fixtures {
  journey: Journey;
  traces: Trace[];
  canary: Secret[];
}

interface WorkerFixtures {
  settings: Record<string, string>;
  /** One gateway per worker, so that journeys have separate lists, and its whole log is read. */
  gateway: OwnGateway;
  person: Person;
  emails: string[];
}

/** The most detailed log level. */
const settings = { ORACULO_LOG_LEVEL: 'trace' };

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [settings, { scope: 'worker', option: true }],
  gateway: [
    async ({ settings: chosen }, provide) => {
      await using gateway = await startOwnGateway(chosen);
      await provide(gateway);
    },
    { scope: 'worker' },
  ],
  person: [async ({ gateway }, provide) => provide(await knownBeneficiary(gateway.url)), { scope: 'worker' }],
  emails: [async ({ gateway }, provide) => provide(await emailsOfStaff(gateway.url)), { scope: 'worker' }],
  baseURL: async ({ gateway }, provide) => provide(gateway.url),
  traces: async ({ context }, provide) => provide(await recordTraces(context)),
  canary: [
    async ({ page, traces, gateway, person, emails }, provide) => {
      const secrets = [...fixedSecrets(emails), ...secretsOf(person)];
      page.on('request', (request) => {
        const { token } = request.headers();
        if (token && !secrets.some(({ value }) => value === token)) secrets.push(tokenSecret(token));
      });
      await provide(secrets);
      const log = gateway.readLog().split('\n');
      const lines = log.map((line) => ({ where: 'log of the gateway', text: line }));
      const places = [...traces, ...(await readStorage(page))];
      expect(findLeaks([...places, ...lines], secrets)).toEqual([]);
      expect(findUnspecified(places)).toEqual([]);
    },
    { auto: true },
  ],
  journey: async ({ page, person }, provide, { project }) => {
    const keys = new Keyboard(page);
    const isNarrow = Number(project.use.viewport?.width) < 600;
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const title = page.getByRole('heading', { level: 1 });
    let picture = 0;

    await provide({
      keys,
      person,
      open: async (path) => {
        await page.goto(path);
      },
      signIn: async (role) => {
        const { username, password } = accountOf(role);
        await page.goto('/login');
        await keys.type(page.getByRole('textbox', { name: 'Usuário ou e-mail' }), username);
        await keys.type(page.getByLabel(/^Senha/), password);
        await keys.press('Enter');
        await expect(title).toHaveText('Consulta individual');
      },
      goTo: async (name, parent) => {
        if (isNarrow) await keys.use(page.getByRole('button', { name: 'Abrir menu' }), { by: 'Shift+Tab' });
        if (parent) {
          const holder = menu.getByRole('button', { name: parent });
          if ((await holder.getAttribute('aria-expanded')) !== 'true') await keys.use(holder);
        }
        await keys.use(menu.getByRole('link', { name }));
        await expect(page).toHaveTitle(/ · Oráculo$/);
        await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(isNarrow ? 0 : 1);
      },
      openFilters: async () => {
        if (isNarrow) await keys.use(page.getByRole('button', { name: /^Filtros/ }), { by: 'Shift+Tab' });
      },
      check: async (state) => {
        // Old rows are dimmed for a moment while the new ones load; the stories of the table check that state.
        await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
        const folder = process.env.ORACULO_JOURNEY_PICTURES;
        picture += 1;
        if (folder)
          await page.screenshot({ path: `${folder}/${project.name}/${picture} ${state}.png`, fullPage: true });
        await expectNoAxeFindings(page, state);
        await expect(page.locator('body:focus'), `the focus is lost in the state “${state}”`).toHaveCount(0);
      },
      toast: (title, text) => expectToast(page, title, text),
    });
  },
});

export { expect };
