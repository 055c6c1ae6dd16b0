// Loaded by a plain <script src> in <head>, before the stylesheets, so that the first paint already has its colours.
// A file and not an inline script: a strict Content-Security-Policy runs no inline code.
(() => {
  const root = document.documentElement;
  let mode;
  try {
    mode = localStorage.getItem('colorMode');
  } catch {
    // Storage is denied: the system decides.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.colorMode = mode;
  root.style.colorScheme = mode;
  let bar = document.querySelector('meta[name="theme-color"]');
  if (!bar) {
    bar = document.createElement('meta');
    bar.setAttribute('name', 'theme-color');
    document.head.append(bar);
  }
  bar.setAttribute('content', mode === 'dark' ? '#111b1f' : '#ffffff');
})();
