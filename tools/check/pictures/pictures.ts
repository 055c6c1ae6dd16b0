import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hasPalette, withPalette } from './palette.ts';

/**
 * Gives a palette to each reference picture that has none. `--check` only lists them.
 * Pixelmatch treats colours that differ by more than this as different (its threshold 0.02, see `vitest.config.ts`).
 */
const toldApart = 35_215 * 0.02 ** 2;
const folder = 'packages/ui/test/__screenshots__';

const bare = readdirSync(folder).filter((name) => !hasPalette(readFileSync(`${folder}/${name}`)));
if (process.argv.includes('--check')) {
  for (const name of bare) console.error(`${folder}/${name} has no palette: npm run generate -- pictures`);
  process.exitCode = bare.length > 0 ? 1 : 0;
} else {
  let widest = 0;
  for (const name of bare) {
    const { png, apart } = withPalette(readFileSync(`${folder}/${name}`));
    if (apart >= toldApart) throw new Error(`${name}: 256 colours are too few (${apart.toFixed(1)} apart)`);
    widest = Math.max(widest, apart);
    writeFileSync(`${folder}/${name}`, png);
  }
  console.log(`${bare.length} pictures got a palette; no pixel is more than ${widest.toFixed(1)} of ${toldApart} away`);
}
