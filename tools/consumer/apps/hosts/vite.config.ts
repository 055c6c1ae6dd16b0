import { readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.html'));

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { rolldownOptions: { input: pages } },
});
