import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { workspaceAlias } from '../workspaceAlias.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: [
    // Markdown tables are an extension (GFM). Without it a table is shown as one line of text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: [{ from: '../packages/ui/src/assets/favicon.svg', to: '/favicon.svg' }],
  // Without this icon a story on its own page requests one from the root of the server.
  previewHead: (head) =>
    `${head}<link rel="icon" type="image/svg+xml" href="./favicon.svg" /><link rel="preload" href="./index.json" as="fetch" crossorigin="anonymous" />`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [vanillaExtractPlugin()], resolve: { alias: workspaceAlias }, base: './' }),
});
