import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { workspaceAlias } from '../../workspaceAlias.ts';

/** Files of the kit that index.html names: they keep their names, and no second copy of them lies in this package. */
const kitFiles = {
  'color-mode.js': { path: '../ui/src/assets/color-mode.js', type: 'text/javascript' },
  'favicon.svg': { path: '../ui/src/assets/favicon.svg', type: 'image/svg+xml' },
};

const readKitFile = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));

function serveKitFiles(): Plugin {
  return {
    name: 'oraculo-kit-files',
    configureServer(server) {
      for (const [name, { path, type }] of Object.entries(kitFiles)) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', type);
          response.end(readKitFile(path));
        });
      }
    },
    generateBundle() {
      for (const [fileName, { path }] of Object.entries(kitFiles)) {
        const file = readKitFile(path);
        // The sign-in waits for this file, so it is minified.
        const minified = fileName.endsWith('.js') ? minifySync(fileName, String(file)) : undefined;
        if (minified?.errors.length) this.error(minified.errors.map(({ message }) => message).join('\n'));
        this.emitFile({ type: 'asset', fileName, source: minified?.code ?? file });
      }
    },
  };
}

/** The page names files from the root, and is rewritten for a sub-path; all others find each other wherever they lie. */
const renderBuiltUrl = (fileName: string, { hostType }: { hostType: string }) =>
  hostType === 'html' ? `/${fileName}` : { relative: true };

const gateway = process.env.ORACULO_GATEWAY_URL ?? 'http://localhost:4173';

/**
 * Dynamic imports decide what comes when. Some parts are one chunk with all that they import, so that a screen is a few files
 * and not fifty small ones: the sign-in, what is behind it, and what most lists share.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'public', test: /app\/src\/main\.tsx$/ },
  { name: 'signed-in', test: /app\/src\/SignedInApp\.tsx$/ },
  { name: 'lists', test: /app\/src\/(listing\/period\/PeriodFilterBar|uploads\/UploadList)\.tsx$/ },
  { name: 'icons', test: /@lucide\/icons/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    serveKitFiles(),
  ],
  resolve: { alias: workspaceAlias },
  experimental: { renderBuiltUrl },
  // Nothing inline: the content security policy of the pages allows files of their own origin only.
  build: {
    target: 'es2022',
    // Browsers that know relative colours, of which the theme is made. For older ones each colour would be written three times.
    cssTarget: ['chrome119', 'edge119', 'firefox128', 'safari18'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunks.map((chunk, index) => ({ ...chunk, priority: chunks.length - index })),
        },
      },
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/api': gateway, '/config.json': gateway } },
});
