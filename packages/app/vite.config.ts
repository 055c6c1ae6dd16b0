import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { workspaceAlias } from '../../scripts/workspaceAlias.ts';

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
        this.emitFile({ type: 'asset', fileName, source: readKitFile(path) });
      }
    },
  };
}

const gateway = process.env.ORACULO_GATEWAY_URL ?? 'http://localhost:4173';

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    serveKitFiles(),
  ],
  resolve: { alias: workspaceAlias },
  // Nothing inline: the content security policy of the pages allows files of their own origin only.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/api': gateway, '/config.json': gateway } },
});
