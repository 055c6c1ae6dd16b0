import type { OwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import { knownBeneficiary } from '@oraculo-tools/testkit/app/people.ts';
import { accountOf, type Role } from '@oraculo-tools/testkit/app/sessions.ts';
import { EngineKeys } from '@oraculo-tools/testkit/engines/EngineKeys.ts';
import { type Engine, waitFor } from '@oraculo-tools/testkit/engines/Engine.ts';
import { fileJourneys } from '@oraculo-tools/testkit/engines/fileJourneys.ts';
import { formJourneys } from '@oraculo-tools/testkit/engines/formJourneys.ts';

/** The app and Chromium both log a refused call to the console. */
const isExpected = (error: string, refused: string | undefined) =>
  refused !== undefined &&
  (error.includes(`Falha na chamada ${refused} `) || error.includes('Failed to load resource'));

/** Each journey has its own session, because clearing the storage signs the previous one out. */
export async function* runJourneys(engine: Engine, gateway: OwnGateway) {
  const { url } = gateway;
  const person = await knownBeneficiary(url);
  const keys = new EngineKeys(engine);
  const signIn = async (role: Role) => {
    const { username, password } = accountOf(role);
    await keys.type('Usuário ou e-mail', username);
    await keys.type('Senha', password);
    await keys.press('Enter');
    await keys.waitForAddress('/eligibilities');
    await keys.see('Consulta individual');
  };
  const goTo = async (title: string, parent?: string) => {
    if (parent) {
      await keys.moveTo(parent);
      const isOpen = () => document.activeElement?.getAttribute('aria-expanded') === 'true';
      if (!(await engine.evaluate(isOpen))) await keys.press('Enter');
      await waitFor(engine, `the menu under “${parent}”`, isOpen);
    }
    await keys.use(title);
    const isCurrent = (wanted: string) =>
      [...document.querySelectorAll('[aria-current=page]')].some((link) =>
        // A folded menu shows only icons.
        (link.getAttribute('aria-label') ?? link.textContent)?.includes(wanted),
      );
    await waitFor(engine, `the screen “${title}”`, isCurrent, title);
  };
  for (const { what, refused, go } of [...formJourneys, ...fileJourneys]) {
    const run = async () => {
      await engine.goto(`${url}/login`);
      await engine.evaluate(() => localStorage.clear());
      // Leaving a page aborts its pending requests. Firefox rejects them with `undefined`, which no user sees.
      await engine.goto('about:blank');
      await engine.takeErrors();
      await engine.goto(`${url}/login`);
      await keys.see('Iniciar sessão');
      await go({ keys, person, gateway, signIn, goTo });
      const unexpected = (await engine.takeErrors()).filter((error) => !isExpected(error, refused));
      if (unexpected.length > 0) throw new Error(unexpected.join('\n      '));
    };
    const problem = await run().then(
      () => undefined,
      (error: Error) => error.message,
    );
    yield { what: `journey: ${what}`, problem };
  }
}
