import { expect, type Page } from '@playwright/test';
import { batchFile } from '@oraculo-tools/testkit/app/files.ts';
import { choose } from './gatewayData.ts';

/** On the batch screen: sends a batch of two people as a file of this name. */
export async function sendBatch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Incluir grupo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
  await dialog.locator('input[type=file]').setInputFiles(batchFile(name, 2));
  await choose(dialog, 'Operadora', 'Saúde Norte');
  await choose(dialog, 'Marca', 'Laboratório Aurora');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
}
