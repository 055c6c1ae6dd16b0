import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hasPalette, withPalette } from './palette.ts';

/**
 * Gives a palette to each reference picture that has none; `--check` only lists them. The limit is the smallest
 * difference of colours that pixelmatch reports (its threshold 0.02, see `vitest.config.ts`).
 */
const pixelmatchThreshold = 35_215 * 0.02 ** 2;
const folder = 'packages/ui/test/__screenshots__';

const withoutPalette = readdirSync(folder).filter((name) => !hasPalette(readFileSync(`${folder}/${name}`)));
if (process.argv.includes('--check')) {
  for (const name of withoutPalette) console.error(`${folder}/${name} has no palette: npm run generate -- pictures`);
  process.exitCode = withoutPalette.length > 0 ? 1 : 0;
} else {
  let widest = 0;
  for (const name of withoutPalette) {
    const { png, maxDistance } = withPalette(readFileSync(`${folder}/${name}`));
    if (maxDistance >= pixelmatchThreshold)
      throw new Error(`${name}: 256 colours are too few (${maxDistance.toFixed(1)} apart)`);
    widest = Math.max(widest, maxDistance);
    writeFileSync(`${folder}/${name}`, png);
  }
  console.log(
    `${withoutPalette.length} pictures got a palette; no pixel is more than ${widest.toFixed(1)} of ${pixelmatchThreshold} away`,
  );
}
