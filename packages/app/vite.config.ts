import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { workspaceAlias } from '../../workspaceAlias.ts';

/** Files of the kit that index.html names: they keep their names, and no second copy of them lies in this package. */
const kitFiles = {
  'color-mode.js': { path: '../ui/src/assets/color-mode.js', type: 'text/javascript' },
  'favicon.svg': { path: '../ui/src/assets/favicon.svg', type: 'image/svg+xml' },
};

const readKitFile = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));

function serveKitFiles(): Plugin {
  return {
    name: 'oraculo-kit-files',
    configureServer(server) {
      for (const [name, { path, type }] of Object.entries(kitFiles)) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', type);
          response.end(readKitFile(path));
        });
      }
    },
    generateBundle() {
      for (const [fileName, { path }] of Object.entries(kitFiles)) {
        const file = readKitFile(path);
        // What the sign-in waits for is counted by the byte.
        const minified = fileName.endsWith('.js') ? minifySync(fileName, String(file)) : undefined;
        if (minified?.errors.length) this.error(minified.errors.map(({ message }) => message).join('\n'));
        this.emitFile({ type: 'asset', fileName, source: minified?.code ?? file });
      }
    },
  };
}

/** The page names files from the root, and is rewritten for a sub-path; all others find each other wherever they lie. */
const renderBuiltUrl = (fileName: string, { hostType }: { hostType: string }) =>
  hostType === 'html' ? `/${fileName}` : { relative: true };

const gateway = process.env.ORACULO_GATEWAY_URL ?? 'http://localhost:4173';

/**
 * A few files instead of a hundred small ones: what everybody loads before the sign-in, what every screen behind it needs, and
 * what all lists share. Whatever a part depends on goes with it; `npm run tool -- sizes` tells what each weighs.
 */
const entrance = [
  /node_modules\/(valtio|proxy-compare|valibot|@vanilla-extract\/recipes)\//,
  /api-client\/src\/(signInToast|toastParts|resources\/session|core\/(callListener|deadline|errors|fetchAnswer|operation|path|readBody|transport|wire))\./,
  /ui\/src\/(i18n\/(\w+\.|ptBR\/(actions|fields|overlays|toasts)\.)|styles\/(?!series|share|states)|theme|colorMode)/,
  /ui\/src\/internal\/(FieldFrame|TextBox|tips|(?!GroupName|KitRouter|isAppleTouch|isEmptyValue|sayAll|scrollIntoSight|swallowSecondClick|useRootMark|useWhenTrue)\w+\.)/,
  /ui\/src\/components\/(Banner|Button|Icon|IconButton|Link|Logo|PasswordField|StatusPage|TextField|UiProvider|WelcomePage)\//,
  /ui\/src\/components\/(Stack\/Stack|Toasts\/(?!Notifications)|ConfirmDialog\/(?!ConfirmDialog|use))/,
  /app\/src\/(App|SessionGate|loadSignedInApp|routes|service\/(?!api\.|cardNumberRules)|session\/(?!signOff|useDraft|useReopened)|lazy\/(?!lazyDialog)|browser\/(?!useIsPrinting))/,
  /app\/src\/(queries\/useOnce\.|notifications\/(?!FailureCard|notify\.)|forms\/useForm\.|screens\/signIn\/|shell\/Kit\.|shell\/routing\/(placeOf|screenRoutes|useWindowPath)\.)/,
  /app\/src\/shell\/errorPages\/(BrokenConfig|BrokenPage|ErrorBoundary|MissingScreen|NotFound)\./,
];
/** For the screens that judge what is typed on them; the others load it with their dialogs. */
const rules = [/node_modules\/(vest|n4s|vestjs-runtime|vest-utils)\//];
const inside = [
  /node_modules\/(react-router|swr|date-fns)\//,
  /ui\/src\/components\/(AppShell\/(?!MenuDrawer)|ConfirmDialog\/use|(Avatar|Card|DescriptionList|Select|Skeleton|Stack|StatusBadge)\/)/,
  // What is shown on demand, as every dialog, stays out.
  /api-client\/src\/toasts\./,
  /app\/src\/(SignedInApp|router|service\/|queries\/|forms\/(?!FormModal|useMergedEdits)|dates\/|browser\/|notifications\/|session\/(signOff|useDraft|useReopened)|lazy\/lazyDialog|jobs\/|commands\/|shell\/(?!palette\/operatorCommands|shortcuts\/KeysDialog)|listing\/(filterCodec|numberedKeys|idOf|useStableCallbacks)\.)/,
];
const lists = [
  /ui\/src\/(components\/(DataTable|DateRangePicker|FilterBar|Pagination)\/|internal\/DateInput\/)/,
  // Tags and the dialog of saved views come when there are any, or when one is saved; errors of a file with their dialog.
  /app\/src\/listing\/(?!period\/|views\/(ViewTags|SaveViewModal)|Error(Table|FileButtons)|sortRows)/,
];

const groups = { entrance, rules, inside, lists };

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' },
    vanillaExtractPlugin(),
    react(),
    serveKitFiles(),
  ],
  resolve: { alias: workspaceAlias },
  experimental: { renderBuiltUrl },
  // Nothing inline: the content security policy of the pages allows files of their own origin only.
  build: {
    target: 'es2022',
    // Those that know relative colours, of which the theme is made: for older ones each other colour would stand there three times.
    cssTarget: ['chrome119', 'edge119', 'firefox128', 'safari18'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 10 },
            ...Object.entries(groups).map(([name, parts], index) => ({
              name,
              test: (id: string) => parts.some((part) => part.test(id)),
              priority: 9 - index,
            })),
            { name: 'icons', test: /@lucide\/icons/, minShareCount: 2 },
          ],
        },
      },
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: { proxy: { '/api': gateway, '/config.json': gateway } },
});
