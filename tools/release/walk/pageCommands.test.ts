import { expect, test } from 'vitest';
import { pageCommands } from './pageCommands.ts';

test('the commands of a section are its blocks in order, and a section without any is refused', () => {
  expect(pageCommands('docs/upgrade.md', 'Upgrade one machine')).toMatch(/^sha256sum[^]*readyz\n$/);
  expect(pageCommands('docs/deploy.md', 'One machine')).toMatch(/^HOST_NAME=[^]*nginx -t[^]*acesso\.txt\n$/);
  expect(() => pageCommands('docs/deploy.md', 'Nowhere')).toThrow('no section');
  expect(() => pageCommands('docs/operations.md', 'Disk')).toThrow('no commands');
});
