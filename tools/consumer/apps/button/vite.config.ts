import { defineConfig } from 'vite';

export default defineConfig({
  build: { outDir: 'dist-vite', rolldownOptions: { input: ['partSheet.html', 'wholeSheet.html'] } },
});
