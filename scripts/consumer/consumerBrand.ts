import type { Browser } from 'playwright';

const paint = (name: string) => `getComputedStyle(document.querySelector('main button')).${name}`;

/** The three replacements that the README of the kit shows, each seen on the page. */
export async function proveBrand(browser: Browser, url: string): Promise<string[]> {
  const tab = await browser.newPage({ locale: 'en-US', colorScheme: 'light', reducedMotion: 'reduce' });
  const fonts: string[] = [];
  tab.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  const away = () => tab.mouse.move(600, 600);
  await away();
  const expected = {
    'the accent in light': [await tab.evaluate(paint('backgroundColor')), 'rgb(90, 30, 140)'],
    'the radius of controls': [await tab.evaluate(paint('borderTopLeftRadius')), '2px'],
    'the font': [await tab.evaluate('getComputedStyle(document.body).fontFamily'), 'Georgia, serif'],
    'the replaced message': [await tab.getByRole('combobox').getAttribute('placeholder'), 'Escolha uma'],
    'a message that was not replaced': [
      await tab.getByRole('button', { name: 'Mostrar opções de Operadora' }).count(),
      1,
    ],
  };
  await tab.getByRole('button', { name: 'Salvar' }).click();
  await away();
  const dark = `${paint('backgroundColor')} === 'rgb(200, 160, 255)'`;
  const isDark = await tab.waitForFunction(dark, undefined, { timeout: 5000 }).then(
    () => true,
    () => false,
  );
  await tab.close();
  return [
    ...Object.entries(expected).flatMap(([what, [found, wanted]]) =>
      found === wanted ? [] : [`brand.html: ${what} is ${found}, not ${wanted}`],
    ),
    ...(isDark ? [] : ['brand.html: the accent in dark is not the one that the app gives']),
    ...fonts.map((font) => `brand.html: the kit's font is loaded although it is replaced: ${font}`),
  ];
}
