import { signInPage } from '@oraculo-tools/testkit/app/signIn.ts';
import { expect, shown, test } from '../harness/test.ts';
import { isoDay, typedDay } from '@oraculo-tools/testkit/app/days.ts';

const list = '**/api/operator/eligibility?**';

// spec: 2.2.1
test('/ and /oraculo2/… lead to the individual query', async ({ page, signIn }) => {
  await signIn('leitura');
  for (const old of ['/', '/oraculo2', '/oraculo2/eligibilities/report']) {
    await page.goto(old);
    await expect(page).toHaveURL(/\/eligibilities$/);
  }
});

for (const [name, answer] of [
  ['an HTML page where JSON should be', { status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }],
  ['a truncated body', { status: 200, contentType: 'application/json', body: '{"content":[{"carteirinha":"1' }],
  ['a 500 without a message', { status: 500, body: '' }],
] as const) {
  // spec: 1.8.13 2.4.13 2.8.14 x.15
  test(`${name} shows a retry that works, keeps the filters and returns to the first page`, async ({
    page,
    signIn,
    faults,
  }) => {
    faults.allow(/500|badResponse/);
    await signIn('leitura');
    let requestCount = 0;
    await page.route(list, (route) => {
      requestCount += 1;
      return route.fulfill(answer);
    });
    const [firstDate, lastDate] = [isoDay(6), isoDay(2)];
    await page.goto(`/eligibilities/report?period=${firstDate}_${lastDate}&pageSize=20`);
    await expect(shown(page, 'Não foi possível carregar a lista.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^De:/ })).toHaveValue(typedDay(6));
    await expect(page.getByRole('textbox', { name: /^Até:/ })).toHaveValue(typedDay(2));
    // The requested page, then the first one.
    await expect.poll(() => requestCount).toBe(2);
    await expect(page).not.toHaveURL(/pageSize/);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('table', { name: 'Consultas de elegibilidade' }).getByRole('row')).toHaveCount(11);
    await expect(page).toHaveURL(new RegExp(`period=${firstDate}_${lastDate}$`));
  });
}

// spec: 2.4.14 d.4 x.15
test('a session that the service no longer accepts ends at the sign-in, which shows the reason', {
  tag: '@smoke',
}, async ({ page, signIn, faults }) => {
  faults.allow(/401/);
  await signIn('leitura');
  await page.route(list, (route) => route.fulfill({ status: 401, json: { message: 'Sua sessão expirou.' } }));
  await page.goto('/eligibilities/report');
  await expect(page).toHaveURL(/\/login$/);
  await expect(shown(page, /Sua sessão expirou/).first()).toBeVisible();
});

for (const [name, breakStorage] of [
  [
    'denied',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'corrupt',
    () => {
      for (const key of ['oraculo:session', 'colorMode', 'eligibility-search-data'])
        localStorage.setItem(key, '{"a":[1,');
    },
  ],
  [
    'holding values of another shape',
    () => {
      for (const key of ['oraculo:session', 'colorMode', 'eligibility-search-data'])
        localStorage.setItem(key, '{"userToken":42,"membership":"x"}');
    },
  ],
] as const) {
  // spec: x.16
  test(`with storage ${name}, the app starts, signs in and works`, async ({ page }) => {
    await page.addInitScript(breakStorage as () => void);
    await signInPage(page, 'leitura');
    await expect(page.getByRole('combobox', { name: 'Operadora' })).toBeVisible();
    // The banner appears only if the next load needs a sign-in.
    await expect(page.getByText('Se recarregar a página, você precisará entrar de novo.')).toHaveCount(
      name === 'denied' || name === 'full' ? 1 : 0,
    );
  });
}
