import { converter } from 'culori';
import type { Browser, Page } from 'playwright';

const radius = `getComputedStyle(document.querySelector('main button')).borderTopLeftRadius`;
const ground = 'getComputedStyle(document.body).backgroundColor';

/** The three replacements that the README of the kit shows, each tested on the page. */
export async function proveCustomTheme(browser: Browser, url: string): Promise<string[]> {
  const tab = await browser.newPage({ locale: 'en-US', colorScheme: 'light', reducedMotion: 'reduce' });
  const fonts: string[] = [];
  tab.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  const expected = {
    'the ground in light': [await tab.evaluate(ground), 'rgb(250, 246, 240)'],
    'the radius of controls': [await tab.evaluate(radius), '2px'],
    'the font': [await tab.evaluate('getComputedStyle(document.body).fontFamily'), 'Georgia, serif'],
    'the replaced message': [await tab.getByRole('combobox').getAttribute('placeholder'), 'Escolha uma'],
    'a message that was not replaced': [
      await tab.getByRole('button', { name: 'Mostrar opções de Operadora' }).count(),
      1,
    ],
  };
  await tab.getByRole('button', { name: 'Salvar' }).click();
  const dark = `${ground} === 'rgb(24, 20, 16)'`;
  const isDark = await tab.waitForFunction(dark, undefined, { timeout: 5000 }).then(
    () => true,
    () => false,
  );
  await tab.emulateMedia({ contrast: 'more' });
  const ownInContrast = await tab.evaluate(ground);
  await tab.close();
  return [
    ...Object.entries(expected).flatMap(([what, [found, wanted]]) =>
      found === wanted ? [] : [`customTheme.html: ${what} is ${found}, not ${wanted}`],
    ),
    ...(isDark ? [] : ['customTheme.html: the ground in dark is not the one that the app gives']),
    ...(ownInContrast === 'rgb(24, 20, 16)'
      ? ['customTheme.html: the app paints over the ground of high contrast']
      : []),
    ...fonts.map((font) => `customTheme.html: the kit's font is loaded although it is replaced: ${font}`),
  ];
}

const toOklch = converter('oklch');
/** Colours of the dark mode differ by 10° from the hue of the brand, as the kit’s own colours do. */
const maxHueDifference = 12;

const hasHue = (colour: string, wanted: number) => {
  const { c, h } = toOklch(colour) ?? {};
  return (
    c !== undefined && c > 0.005 && h !== undefined && Math.abs(((h - wanted + 540) % 360) - 180) <= maxHueDifference
  );
};

/** The colours that follow the brand, as shown on the page. */
async function brandPaint(tab: Page): Promise<Record<string, string>> {
  const [save, clear] = [tab.getByRole('button', { name: 'Salvar' }), tab.getByRole('button', { name: 'Limpar' })];
  const read = (button: typeof save, name: 'backgroundColor' | 'outlineColor') =>
    button.evaluate((element, style) => getComputedStyle(element)[style], name);
  const solid = await read(save, 'backgroundColor');
  await save.hover();
  const hover = await read(save, 'backgroundColor');
  await clear.hover();
  const soft = await read(clear, 'backgroundColor');
  await tab.keyboard.press('Tab');
  return { solid, hover, soft, 'focus ring': await read(save, 'outlineColor') };
}

/** The page with one replaced colour, in each mode and contrast. */
export async function proveBrandColor(browser: Browser, url: string, brand: string): Promise<string[]> {
  const wanted = toOklch(brand)?.h ?? 0;
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['no-preference', 'more'] as const) {
      const tab = await browser.newPage({ colorScheme, contrast, reducedMotion: 'reduce' });
      await tab.goto(url, { waitUntil: 'networkidle' });
      const found = await brandPaint(tab);
      await tab.close();
      if (found['hover'] === found['solid']) faults.push(`brandColor.html: ${colorScheme}, ${contrast}: no hover`);
      const own = Object.entries(found).filter(([, colour]) => !hasHue(colour, wanted));
      faults.push(...own.map(([what, colour]) => `brandColor.html: ${colorScheme}, ${contrast}: ${what} is ${colour}`));
    }
  }
  return faults;
}
