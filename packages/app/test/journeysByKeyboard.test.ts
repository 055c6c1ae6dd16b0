import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../e2e/journeys/', import.meta.url);

/** Calls that act on the page without a key, or that move the focus. */
const pointer =
  /\.(click|dblclick|tap|hover|dragTo|drop|fill|clear|check|uncheck|setChecked|selectOption|setInputFiles|focus|blur|scrollIntoViewIfNeeded|dispatchEvent|evaluateHandle|pressSequentially|mouse|touchscreen|goto)\b/g;
/** `journey.check` only inspects the page. */
const isInspection = (line: string) => /^\s*await journey\.check\('/.test(line);

const findings = (text: string) =>
  text
    .split('\n')
    .filter((line) => !isInspection(line))
    .flatMap((line) => line.match(pointer) ?? []);

const journeys = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));

test('the folder has journeys', () => {
  expect(journeys.length).toBeGreaterThan(10);
});

test.each(journeys)('%s uses the keyboard alone', (name) => {
  expect(findings(readFileSync(new URL(name, folder), 'utf8'))).toEqual([]);
});

test('a click and a checked box are reported', () => {
  expect(findings(`await page.getByRole('button').click();\nawait box.check();`)).toEqual(['.click', '.check']);
});
