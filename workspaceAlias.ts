import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url));

/** Inside the repository the packages are read from source: one build, hot reload across packages, no stale `dist`. */
export const workspaceAlias = [
  { find: /^@oraculo\/ui$/, replacement: source('ui/src/index.ts') },
  { find: /^@oraculo\/ui\/reset\.css$/, replacement: source('ui/src/theme/appReset.css.ts') },
  { find: /^@oraculo\/ui\/testing$/, replacement: source('ui/src/testing/index.ts') },
  { find: /^@oraculo\/api-client$/, replacement: source('api-client/src/index.ts') },
  { find: /^@oraculo\/api-client\/fixtures$/, replacement: source('api-client/src/fixtures/index.ts') },
  { find: /^@oraculo\/api-client\/contract$/, replacement: source('api-client/src/contract/index.ts') },
  { find: '#.storybook/DocsPair', replacement: fileURLToPath(new URL('.storybook/DocsPair.tsx', import.meta.url)) },
  { find: '#.storybook/preview', replacement: fileURLToPath(new URL('.storybook/preview.tsx', import.meta.url)) },
];
