import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The kit as its consumers get it: built, from `packages/ui/dist`. */
const kit = fileURLToPath(new URL('../../../packages/ui/dist/', import.meta.url));

export const kitAlias = [
  { find: '@oraculo/ui/reset.css', replacement: `${kit}reset.css` },
  { find: '@oraculo/ui/style.css', replacement: `${kit}style.css` },
  { find: '@oraculo/ui', replacement: `${kit}index.js` },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: {
    alias: kitAlias,
    dedupe: ['react', 'react-dom'],
  },
  build: { target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 5000 },
  logLevel: 'error',
});
