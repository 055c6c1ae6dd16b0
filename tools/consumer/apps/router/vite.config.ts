import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  optimizeDeps: {
    // What Vite finds later it loads the page anew for, in mid-work.
    include: ['@oraculo/ui', 'react-dom/client', 'react-router', 'react-router/dom'],
  },
});
