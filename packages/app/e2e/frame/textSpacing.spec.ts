import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/** The text spacing of WCAG 1.4.12, set like a browser extension for readers with dyslexia. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/**
 * Texts that are clipped by the nearest box with hidden overflow. A cell that truncates by design has an ellipsis and a
 * tooltip.
 */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (text: Node) => {
      for (let element = text.parentElement; element; element = element.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
        const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (hasEllipsis || clipPath !== 'none' || element.clientWidth === 1) return null;
        if ([overflowX, overflowY].some((overflow) => overflow !== 'visible')) {
          const isHiding = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
          return isHiding ? element.getBoundingClientRect() : null;
        }
      }
      return null;
    };
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const box = text.data.trim() ? boxOf(text) : null;
      if (!box) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOutside = [...range.getClientRects()].some(
        (line) =>
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - 1 ||
          line.bottom > box.bottom + 1,
      );
      if (isOutside) clipped.push(text.data.trim().slice(0, 60));
    }
    return clipped;
  });

/** Expects that wider spacing cuts no text. The skip link is outside the window until it has the focus. */
async function expectNoTextCut(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const before = await clippedTexts(page);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
  // A table that became wider than its container scrolls after the next layout.
  await expect
    .poll(async () => (await clippedTexts(page)).filter((text) => !before.includes(text)), { message: where })
    .toEqual([]);
}

for (const width of [1280, 320]) {
  test(`at ${width} px wider spacing of letters, words and lines cuts no text`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Iniciar sessão' })).toBeVisible();
    await expectNoTextCut(page, `/login at ${width} px`);
    await signIn('admin');
    for (const [path, opener] of [
      ['/eligibilities', null],
      ['/eligibilities/report?period=2026-11-01_2026-11-20', null],
      ['/eligibilities/batch', 'Incluir grupo'],
      ['/credentials', 'Cadastrar credencial'],
      ['/operators', 'Cadastrar operadora'],
      ['/automations/file-recovery', 'Subir arquivo'],
      ['/automations/document-update', null],
      ['/saude-mais', 'Subir arquivo'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (opener) {
        await page.getByRole('button', { name: opener }).first().click();
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      }
      await expectNoTextCut(page, `${path} at ${width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
    }
  });
}
