import { choose } from '../harness/gatewayData.ts';
import { expect, test } from '../harness/test.ts';

for (const { path, field, option, other, call, applied } of [
  {
    path: '/eligibilities/report',
    field: 'Operadora',
    option: 'Saúde Norte',
    call: /\/eligibility\?/,
    applied: 'ansId=',
  },
  {
    path: '/eligibilities/batch',
    field: 'Operadora',
    option: 'Saúde Norte',
    other: { field: 'Arquivo', text: 'grupo' },
    call: /\/eligibility\/upload\/status/,
    applied: 'operatorName=',
  },
  {
    path: '/automations/file-recovery',
    field: 'Usuário',
    option: 'Rogério Tavares',
    call: /\/files\/restore\?/,
    applied: 'user',
  },
] as {
  path: string;
  field: string;
  option: string;
  other?: { field: string; text: string };
  call: RegExp;
  applied: string;
}[]) {
  // spec: x.76
  test(`${path}: a search with a text that matches no option shows an error and sends no request`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto(path);
    const box = page.getByRole('combobox', { name: field });
    const search = page.getByRole('button', { name: 'Pesquisar' });
    if (other) await page.getByRole('textbox', { name: other.field }).fill(other.text);
    await choose(page, field, option);
    const response = page.waitForResponse((answer) => call.test(answer.url()) && answer.url().includes(applied));
    await search.click();
    await response;
    await expect(page).toHaveURL(/\?/);
    const address = page.url();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (call.test(request.url())) requests.push(request.url());
    });

    await box.fill('zzz');
    await box.press('Tab');
    await search.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('zzz');
    await expect(box).toHaveAccessibleDescription(/Nenhuma opção escolhida para “zzz”/);
    expect([page.url(), requests]).toEqual([address, []]);
    // After the text is cleared, the search is sent without a choice.
    await box.fill('');
    await box.press('Tab');
    await search.click();
    await expect(page).not.toHaveURL(address);
  });
}
