import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  optimizeDeps: {
    // Otherwise Vite finds this dependency during a test and reloads the page.
    include: ['@oraculo/ui', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
});
