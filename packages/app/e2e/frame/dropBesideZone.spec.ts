import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';

/**
 * Drags a file from the desktop over the page and drops it, by default in the middle, with the events of the operating
 * system.
 */
async function dropFile(page: Page, path: string, { x, y } = { x: 640, y: 500 }) {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
  await devtools.detach();
}

/** Expects that the page prevented the browser's default, which would navigate to the file or open a tab. */
async function expectSamePage(page: Page, path: string) {
  await page.evaluate(() => {
    const prevented: boolean[] = [];
    Object.assign(globalThis, { prevented });
    // Runs after every listener of the page.
    for (const type of ['dragover', 'drop']) addEventListener(type, (event) => prevented.push(event.defaultPrevented));
  });
  const paintTwice = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const readPrevented = () => page.evaluate(() => (globalThis as unknown as { prevented: boolean[] }).prevented);
  // Chromium discards input for a new document until it has painted it.
  await paintTwice();
  await dropFile(page, path);
  await expect.poll(async () => (await readPrevented()).length).toBeGreaterThan(0);
  // A navigation caused by the drop would start within two animation frames.
  await paintTwice();
  expect(await readPrevented()).not.toContain(false);
  expect(page.context().pages()).toHaveLength(1);
}

// spec: x.50
test('a file dropped outside a drop zone neither navigates nor opens a tab', async ({ page, signIn }, testInfo) => {
  const path = testInfo.outputPath('grupo.csv');
  await writeFile(path, 'CPF\n52998224725\n');
  for (const address of ['/login', '/nada-aqui']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSamePage(page, path);
  }
  await signIn('admin');
  for (const address of [
    '/eligibilities',
    '/eligibilities/report',
    '/eligibilities/batch',
    '/automations/documents-capture',
    '/automations/glosas-resource',
    '/automations/document-update',
    '/automations/file-recovery',
    '/saude-mais',
    '/credentials',
    '/operators',
    '/test',
    '/nada-aqui',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSamePage(page, path);
  }
});

// spec: x.50
test('in a dialog a file that is dropped beside its zone is added, or refused with the reason', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('admin');
  for (const [address, open, good] of [
    ['/eligibilities/batch', 'Incluir grupo', 'grupo.csv'],
    ['/automations/documents-capture', 'Subir arquivo', 'guia.pdf'],
    ['/automations/file-recovery', 'Subir arquivo', 'chaves.csv'],
    ['/automations/glosas-resource', 'Subir arquivo', 'glosas.xlsx'],
    ['/saude-mais', 'Subir arquivo', 'cartoes.xlsx'],
  ] as const) {
    const path = testInfo.outputPath(good);
    await writeFile(path, 'CPF\n52998224725\n');
    await page.goto(address);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'escolha no computador' })).toBeVisible();
    const heading = await dialog.getByRole('heading').first().boundingBox();
    await dropFile(page, path, heading ?? undefined);
    await expect(dialog.getByRole('list', { name: 'Arquivos escolhidos' })).toContainText(good);
    // On the backdrop.
    const wrong = testInfo.outputPath('foto.txt');
    await writeFile(wrong, 'x');
    await dropFile(page, wrong, { x: 2, y: 2 });
    await expect(dialog.getByRole('list', { name: 'Arquivos recusados' })).toContainText('foto.txt');
  }
});
