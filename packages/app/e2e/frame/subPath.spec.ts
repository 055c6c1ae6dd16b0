import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { accountOf } from '@oraculo-tools/testkit/app/sessions.ts';
import { expect, test } from '../harness/test.ts';

/** A local proxy that forwards only `/oraculo/…`, with or without the prefix. */
async function startProxy(
  cutsPrefix: boolean,
): Promise<{ url: string; server: Server; leadTo: (url: string) => void }> {
  let target = '';
  const server = createServer((incoming, answer) => {
    const { headers, method, url = '' } = incoming;
    if (!url.startsWith('/oraculo')) {
      answer.writeHead(404).end();
      return;
    }
    const path = cutsPrefix ? url.slice('/oraculo'.length) || '/' : url;
    const onward = request(target + path, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(onward);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    server,
    leadTo: (url) => {
      target = url;
    },
  };
}

for (const cutsPrefix of [false, true]) {
  test(`the app works under /oraculo/ with its files at the same origin, behind a proxy that ${cutsPrefix ? 'removes the prefix' : 'keeps the prefix'}`, async ({
    page,
    faults,
    ownGateway,
  }) => {
    // The proxy responds to an unknown address of the host.
    faults.allow(/404 \(Not Found\) at http:\/\/localhost:\d+\/favicon\.ico/);
    const proxy = await startProxy(cutsPrefix);
    const base = `${proxy.url}/oraculo`;
    const gateway = await ownGateway({ ORACULO_BASE_PATH: '/oraculo/', ORACULO_STORAGE_ORIGIN: `${base}/files` });
    proxy.leadTo(gateway.url);
    const outside: string[] = [];
    page.on('request', (sent) => {
      const { origin, pathname } = new URL(sent.url());
      if (origin !== proxy.url || !pathname.startsWith('/oraculo')) outside.push(sent.url());
    });

    await page.goto(`${base}/eligibilities/report`);
    await expect(page).toHaveURL(`${base}/login`);
    const { username, password } = accountOf('admin');
    await page.getByRole('textbox', { name: 'Usuário ou e-mail' }).fill(username);
    await page.getByLabel(/^Senha/).fill(password);
    await page.getByRole('button', { name: 'Iniciar sessão' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Consulta individual' })).toBeVisible();
    await expect(page).toHaveURL(`${base}/eligibilities`);

    await page.getByRole('button', { name: 'Continuar em Relatório de elegibilidade' }).click();
    await expect(page).toHaveURL(/\/oraculo\/eligibilities\/report/);
    await page.reload();
    await page.getByRole('tab', { name: 'Histórico de relatórios' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Baixar/ })
      .first()
      .click();
    const file = await download;
    expect(new URL(file.url()).href).toMatch(new RegExp(`^${base}/files/[0-9a-f]{32}\\?`));
    expect(await file.failure()).toBeNull();

    await page.getByRole('link', { name: 'Cartão +Saúde' }).click();
    await expect(page).toHaveURL(`${base}/saude-mais`);
    await page.getByRole('button', { name: 'Subir arquivo' }).click();
    await expect(page.getByRole('link', { name: 'Baixar modelo' })).toHaveAttribute(
      'href',
      '/oraculo/modelo-cartao-saude.xlsx',
    );
    expect(await page.locator('html').getAttribute('data-color-mode')).toMatch(/light|dark/);
    expect(outside).toEqual([]);
    proxy.server.closeAllConnections();
    proxy.server.close();
  });
}
