import { defineConfig } from 'vite';

export default defineConfig({
  build: { outDir: 'dist-vite', rolldownOptions: { input: ['part.html', 'whole.html'] } },
});
