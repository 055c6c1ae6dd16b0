import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { stylesheets } from './scripts/cascadeLayers.ts';
import { partSheetsPlugin } from './scripts/partSheetsPlugin.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const require = createRequire(import.meta.url);

const foreign = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const isForeign = (id: string) => foreign.some((name) => id === name || id.startsWith(`${name}/`));

/** Files that go out as they are; the licences of the font and of the icons have to lie beside them. */
const copies = {
  'color-mode.js': here('src/assets/color-mode.js'),
  'vectors.json': here('src/vectors.json'),
  'assets/OFL.txt': require.resolve('@fontsource-variable/atkinson-hyperlegible-next/LICENSE'),
  'icons/LICENSE': here('node_modules/@lucide/icons/LICENSE'),
};

function copyFiles(): Plugin {
  return {
    name: 'oraculo-copies',
    generateBundle() {
      for (const [fileName, path] of Object.entries(copies)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
      // TypeScript wants types also for what is imported for its effect alone.
      for (const fileName of ['style.css.d.ts', 'style.unlayered.css.d.ts', 'reset.css.d.ts', 'color-mode.d.ts'])
        this.emitFile({ type: 'asset', fileName, source: 'export {};\n' });
    },
  };
}

/** One stylesheet comes out of the build; three are published. */
function splitStyles(): Plugin {
  return {
    name: 'oraculo-split-styles',
    enforce: 'post',
    generateBundle: {
      // The sheets of the parts are made of the whole one.
      order: 'post',
      handler(_options, bundle) {
        const whole = bundle['style.css'];
        if (whole?.type !== 'asset') return;
        // It was an entry for its styles alone.
        delete bundle['theme/appReset.js'];
        const sheets = stylesheets(String(whole.source));
        whole.source = sheets['style.css'];
        for (const fileName of ['style.unlayered.css', 'reset.css'] as const)
          this.emitFile({ type: 'asset', fileName, source: sheets[fileName] });
      },
    },
  };
}

/** Vite's library mode writes every asset into the file that names it; a strict policy refuses fonts from `data:`. */
function fontsAsFiles(): Plugin {
  return {
    name: 'oraculo-fonts-as-files',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.css') ? code.replaceAll('.woff2)', '.woff2?no-inline)') : undefined),
  };
}

/** Of an icon the kit draws the shapes. Its name, its side, other names and keys, which no zip makes smaller, stay out. */
function iconsAsShapes(): Plugin {
  const rest = /^ {2}(?:name|size): .*,\n|,\s*(?:key: "[^"]*"|aliases: \[[^\]]*\])/gm;
  return {
    name: 'oraculo-icons-as-shapes',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/@lucide/icons/') ? { code: code.replaceAll(rest, ''), map: null } : undefined,
  };
}

/**
 * The lowest versions of README.md, so that no colour is written a second time for a browser without it. Chrome is one higher: for 122 each
 * `color-scheme` would bring variables for `light-dark()`, which the kit does not use.
 */
const browsers = { chrome: 123, firefox: 128, safari: 18 };

const styleNames = new Map<string, string>();

/**
 * The prefix tells the kit's elements from an app's own: `theme/kitReset.css.ts`. No zip makes a hash smaller, so it is as short
 * as tells all of the kit's styles apart.
 */
function styleName({ hash }: { hash: string }): string {
  const name = `ora-${hash.slice(-5)}`;
  const owner = styleNames.get(name) ?? hash;
  if (owner !== hash) throw new Error(`Two styles would be called ${name}: take one more character of their hashes.`);
  styleNames.set(name, hash);
  return name;
}

/** One file out for each file in, so that an app bundles only what it uses; one stylesheet for all. */
export default defineConfig({
  plugins: [
    fontsAsFiles(),
    iconsAsShapes(),
    vanillaExtractPlugin({ identifiers: styleName }),
    copyFiles(),
    partSheetsPlugin(Object.fromEntries(Object.entries(browsers).map(([name, version]) => [name, version << 16]))),
    splitStyles(),
  ],
  // Addresses in the stylesheet are relative to it.
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    cssTarget: Object.entries(browsers).map(([name, version]) => `${name}${version}`),
    outDir: here('dist'),
    emptyOutDir: true,
    minify: false,
    cssMinify: true,
    // A debugger in an app shows the kit's sources.
    sourcemap: true,
    lib: {
      entry: {
        index: here('src/index.ts'),
        'theme/appReset': here('src/theme/appReset.css.ts'),
        'testing/index': here('src/testing/index.ts'),
        'testing/jsdom': here('src/testing/jsdom.ts'),
      },
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      external: isForeign,
      output: {
        preserveModules: true,
        preserveModulesRoot: here('src'),
        // Not `.css.js`: a consumer's own vanilla-extract would take it for a source of styles.
        entryFileNames: ({ name, facadeModuleId }) =>
          facadeModuleId?.includes('/@lucide/icons/')
            ? `icons/${basename(name)}.js`
            : `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: (asset) => (asset.names[0]?.endsWith('.css') ? 'style.css' : 'assets/[name][extname]'),
      },
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
