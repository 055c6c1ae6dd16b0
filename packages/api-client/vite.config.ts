import { defineConfig } from 'vite';

/** One file per module, so that an application ships only the resources it uses. */
export default defineConfig({
  build: {
    target: 'es2022',
    minify: false,
    // A debugger in an app shows the client's sources.
    sourcemap: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'fixtures/index': 'src/fixtures/index.ts',
        'conformance/bin': 'src/conformance/bin.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !/^[./]/.test(id),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
