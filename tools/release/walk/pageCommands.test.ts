import { expect, test } from 'vitest';
import { pageCommands, withValues } from './pageCommands.ts';

test('the commands of a section are its blocks in order, and a section without any is refused', () => {
  expect(pageCommands('docs/upgrade.md', 'Upgrade one machine')).toMatch(/^sha256sum[^]*readyz\n$/);
  expect(pageCommands('docs/deploy.md', 'One machine')).toMatch(/^HOST_NAME=[^]*nginx -t[^]*acesso\.txt\n$/);
  expect(pageCommands('docs/deploy.md', 'The first query')).toMatch(/^oraculo add-brand .*\n$/);
  expect(() => pageCommands('docs/deploy.md', 'Nowhere')).toThrow('no section');
  expect(() => pageCommands('docs/operations.md', 'Disk')).toThrow('no commands');
});

test('a reader puts values of their own in place of those of the page', () => {
  const commands = 'HOST=a.example PORT=1\ncurl "$HOST:$PORT"\n';
  expect(withValues(commands, { PORT: '22', HOST: '$&' })).toBe('HOST=$& PORT=22\ncurl "$HOST:$PORT"\n');
  expect(() => withValues(commands, { USER: 'x' })).toThrow('no USER');
});
