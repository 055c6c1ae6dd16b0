import { formatFigures, exceedsLimit } from './figures.ts';
import * as dialog from './measures/dialog.ts';
import * as fields from './measures/fields.ts';
import * as table from './measures/table.ts';
import { openPage } from './openPage.ts';

/** One page and one measurement for each subject: `pages/<subject>.tsx` and `measures/<subject>.ts`. */
const subjects: Record<string, { measure: typeof fields.measure }> = { dialog, fields, table };

const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : Object.keys(subjects);

for (const name of names) {
  const subject = subjects[name];
  if (!subject) throw new Error(`No bench “${name}”; there is ${Object.keys(subjects).join(', ')}.`);
  await using bench = await openPage(name);
  const figures = await subject.measure(bench.page);
  console.log(`${name}\n${formatFigures(figures)}\n`);
  if (figures.some(exceedsLimit)) process.exitCode = 1;
}
