import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../e2e/journeys/', import.meta.url);

/** Calls that act on the page without a key, or that move the focus. */
const pointer =
  /\.(click|dblclick|tap|hover|dragTo|drop|fill|clear|check|uncheck|setChecked|selectOption|setInputFiles|focus|blur|scrollIntoViewIfNeeded|dispatchEvent|evaluateHandle|pressSequentially|mouse|touchscreen|goto)\b/g;
/** `journey.check` looks at a state. */
const isLook = (line: string) => /^\s*await journey\.check\('/.test(line);

const findings = (text: string) =>
  text
    .split('\n')
    .filter((line) => !isLook(line))
    .flatMap((line) => line.match(pointer) ?? []);

const journeys = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));

test('there are journeys to look at', () => {
  expect(journeys.length).toBeGreaterThan(10);
});

test.each(journeys)('%s goes by keyboard alone', (name) => {
  expect(findings(readFileSync(new URL(name, folder), 'utf8'))).toEqual([]);
});

test('a click is found', () => {
  expect(findings(`await page.getByRole('button').click();\nawait box.check();`)).toEqual(['.click', '.check']);
});
