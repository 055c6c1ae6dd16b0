import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  optimizeDeps: {
    // Vite reloads the page for a dependency that it finds later, in the middle of a test.
    include: ['@oraculo/ui', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
});
