import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployCommands } from './deployment.ts';
import { pageCommands, withValues } from './pageCommands.ts';

test('the commands of a section are its code blocks in order, and a section without any is an error', () => {
  expect(pageCommands('docs/upgrade.md', 'Upgrade one machine')).toMatch(/^NEW=[^]*readyz\n$/);
  expect(pageCommands('docs/deploy.md', 'One machine')).toMatch(/^HOST_NAME=[^]*nginx -t[^]*acesso\.txt\n$/);
  expect(deployCommands('The first query')).toMatch(/^oraculo add-brand .*\n$/);
  expect(() => pageCommands('docs/deploy.md', 'Nowhere')).toThrow('no section');
  expect(() => pageCommands('docs/operations.md', 'Disk')).toThrow('no commands');
});

test('each section that the walk uses is on its page', () => {
  const here = new URL('.', import.meta.url);
  const sources = readdirSync(here).filter((file) => /^[^.]+\.ts$/.test(file) && file !== 'pageCommands.ts');
  const followed = sources.flatMap((file) =>
    [
      ...readFileSync(new URL(file, here), 'utf8').matchAll(
        /(?:pageCommands\('([^']+)', |\bdeployCommands\()'([^']+)'\)/g,
      ),
    ].map(([, page = 'docs/deploy.md', heading = '']) => [page, heading] as const),
  );
  expect(followed.length).toBeGreaterThan(10);
  for (const [page, heading] of followed) expect(pageCommands(page, heading)).toContain('\n');
});

test('each request of a page is retried, because a proxy may not have its certificate yet', () => {
  const pages = ['deploy', 'operations', 'upgrade'].map((name) => readFileSync(`docs/${name}.md`, 'utf8'));
  const requests = pages.flatMap((page) => page.match(/^curl .*$/gm) ?? []);
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) expect(request).toMatch(/--retry \d+ .*--retry-(?:all-errors|connrefused)/);
});

test('the values of a reader replace the values of the page', () => {
  const commands = 'HOST=a.example PORT=1\ncurl "$HOST:$PORT"\n';
  expect(withValues(commands, { PORT: '22', HOST: '$&' })).toBe('HOST=$& PORT=22\ncurl "$HOST:$PORT"\n');
  expect(() => withValues(commands, { USER: 'x' })).toThrow('no USER');
});
