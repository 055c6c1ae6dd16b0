import { gatewayApi } from '@oraculo-tools/testkit/app/gatewayApi.ts';
import { holdSession } from '@oraculo-tools/testkit/app/signIn.ts';
import vectors from '../../../api-client/vectors.json' with { type: 'json' };
import { choose } from '../harness/gatewayData.ts';
import { pasteText } from '../harness/pasteText.ts';
import { expect, test } from '../harness/test.ts';
import { expectToast } from '../harness/toasts.ts';

interface Vector {
  text: string;
  kind: string;
  value?: string;
  says?: string;
}

const cpfs: Vector[] = vectors.cpf;
const cards: Vector[] = vectors.cardNumber.filter(({ rule }) => rule === 'digits16');

/** The text as a spreadsheet copies a cell. */
const copied = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

for (const { field, title, vectorsOf, inResult } of [
  { field: 'CPF', title: 'CPF', vectorsOf: cpfs, inResult: 2 },
  { field: 'Carteirinha', title: 'CARTEIRINHA', vectorsOf: cards, inResult: 1 },
]) {
  // spec: x.45
  test(`${field}: over fifty texts as Excel, LibreOffice and people write them are pasted, and none is queried as another number`, async ({
    page,
    steppedGateway,
  }) => {
    // Enter moves to each invalid cell.
    test.slow();
    const written = vectorsOf.filter(({ kind }) => kind !== 'blank');
    expect(written.length).toBeGreaterThan(50);
    const wrong = written.flatMap(({ kind, says }, at) =>
      kind === 'wrong' ? [{ line: at + 1, says: String(says) }] : [],
    );
    const right = written.filter(({ kind }) => kind !== 'wrong');

    await holdSession(page, 'leitura', steppedGateway.url);
    await page.goto(`${steppedGateway.url}/eligibilities/batch`);
    await page.getByRole('button', { name: 'Incluir grupo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inclusão de grupo' });
    await choose(dialog, 'Operadora', 'Saúde Norte');
    await choose(dialog, 'Marca', 'Laboratório Aurora');
    await dialog.getByRole('radio', { name: 'Colar da planilha ou digitar' }).click();
    const cell = (column: string, line: number) =>
      dialog.getByRole('textbox', { name: `${column}, linha ${line}`, exact: true });
    await expect(cell('Carteirinha', 1)).toBeFocused();
    const rows = written.map(({ text }, at) => `${copied(text)}\tPessoa ${at + 1}`);
    await pasteText(cell('Carteirinha', 1), [`${title}\tNOME`, ...rows].join('\r\n'));

    await dialog.getByRole('button', { name: 'Próximo erro' }).focus();
    for (const { line, says } of wrong) {
      await page.keyboard.press('Enter');
      await expect(cell(field, line)).toBeFocused();
      await expect(cell(field, line)).toHaveAccessibleDescription(says);
    }

    await dialog.getByRole('button', { name: 'Remover linhas com erro' }).press('Enter');
    await expect(dialog.getByRole('table', { name: `Conferência. Total: ${right.length}` })).toBeAttached();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expectToast(page, 'Arquivo enviado com sucesso');
    await steppedGateway.finishJobs();

    // The number that was queried, line by line.
    const client = await gatewayApi(steppedGateway.url, 'leitura');
    const [batch] = (await client.batches.list({ lotName: 'colado-' })).items;
    const { signedUrl } = await client.batches.export(String(batch?.nome));
    const [, ...lines] = (await client.files.read(signedUrl)).trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[inResult])).toEqual(right.map(({ value }) => value));
  });
}
