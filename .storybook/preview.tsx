// Imported first, before any module of the kit creates a format.
import { setZone, zones } from './zones.ts';
import '../packages/ui/src/theme/appReset.css.ts';
import '../packages/ui/src/theme/theme.css.ts';
import './docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useReducer } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { axeRules } from '@oraculo-tools/testkit/browser/axeRules.ts';
import { toast } from '../packages/ui/src/components/Toasts/toast.ts';
import { UiProvider } from '../packages/ui/src/components/UiProvider/UiProvider.tsx';
import { en } from '../packages/ui/src/i18n/en.ts';
import { es } from '../packages/ui/src/i18n/es.ts';
import type { MessageOverrides } from '../packages/ui/src/i18n/ptBR.ts';
import { checkBothModes } from './checkBothModes.ts';
import { clocks, setClock } from './clocks.ts';
import { DocsPage } from './DocsPage.tsx';
import { DocsTable } from './DocsTable.tsx';
import { ignoreRealPointer } from './ignoreRealPointer.ts';
import { isTestRun } from './isTestRun.ts';
import { type PageLanguage, watchLanguage } from '@oraculo-tools/testkit/kit/languageWatch.ts';
import { modes, widths } from './modes.ts';
import { readableArgTypes } from './readableArgTypes.ts';
import { followValues } from './valueFollows.ts';
import { waitForOwnWidth } from './waitForOwnWidth.ts';

// A longer timeout, for slow machines. It does not delay a query whose element already exists.
if (isTestRun) configure({ asyncUtilTimeout: 20_000 });

/**
 * Runs the first effects of a story before its play function. A busy browser delays effects, and a key pressed too
 * early would find no listener. React runs pending effects before it renders again.
 */
function FirstEffects({ children }: { children: ReactNode }) {
  const [, renderAgain] = useReducer(() => true, false);
  useLayoutEffect(() => {
    renderAgain();
  }, [renderAgain]);
  return children;
}

let following: ReturnType<typeof followValues> | undefined;

/** Portuguese is the kit’s default and needs no entry. */
const catalogues: Readonly<Record<string, MessageOverrides>> = { en, 'en-US': en, 'en-GB': en, es };

/** One menu of the toolbar. Its button shows the selected item. */
const menu = <const Icon,>(title: string, icon: Icon, choices: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

// A constant, because the type of the parameter lacks the Markdown components of a page.
const docs = { lang: 'pt-BR', container: DocsPage, components: { table: DocsTable } };

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    layout: 'padded',
    // Includes the optional rules of axe: regions, a contrast of 7:1, target sizes.
    a11y: {
      test: 'error',
      config: { rules: [...axeRules] },
      // Omits passed rules: listing them takes a quarter of the time, and a test reads only the violations.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    chromatic: { modes, disableSnapshot: true },
    controls: { expanded: true },
    htmlLang: 'pt-BR',
    docs,
    viewport: { options: widths },
    options: {
      storySort: {
        order: [
          'Início',
          'Fundamentos',
          ['Cores', 'Medidas', 'Movimento', 'Ícones', 'Escrita', 'Mensagens', 'Relógio', 'Cobertura'],
          'Ações',
          'Campos',
          'Dados',
          'Sobreposições',
          'Avisos',
          'Estrutura',
          'Receitas',
          'Telas',
          'O que mudou',
        ],
      },
    },
  },
  initialGlobals: { colorMode: 'light', contrast: 'normal', language: 'pt-BR', clock: 'real', zone: 'browser' },
  globalTypes: {
    colorMode: menu('Modo', 'contrast', { light: 'Claro', dark: 'Escuro' }),
    contrast: menu('Contraste', 'accessibility', { normal: 'Contraste normal', more: 'Alto contraste' }),
    language: menu('Idioma', 'globe', {
      'pt-BR': 'Português',
      en: 'Inglês',
      'en-US': 'Inglês dos Estados Unidos',
      'en-GB': 'Inglês do Reino Unido',
      es: 'Espanhol',
    }),
    clock: menu(
      'Relógio',
      'time',
      Object.fromEntries(Object.entries(clocks).map(([name, { title }]) => [name, title])),
    ),
    zone: menu('Fuso', 'location', zones),
  },
  decorators: [
    (Story, { id, args, globals, parameters }) => {
      const root = document.documentElement;
      root.lang = String(globals.language);
      root.dataset.colorMode = String(globals.colorMode);
      root.dataset.contrast = String(globals.contrast);
      setZone(String(globals.zone));
      setClock(String(globals.clock));
      following ??= followValues(addons.getChannel());
      const followed = following(id, args);
      const story = <Story key={followed.key} args={followed.args} />;
      return (
        <FirstEffects>
          <UiProvider
            key={`${globals.clock} ${globals.zone} ${globals.language}`}
            messages={catalogues[String(globals.language)]}
            locale={String(globals.language)}
          >
            {parameters.layout === 'fullscreen' ? story : <main>{story}</main>}
          </UiProvider>
        </FirstEffects>
      );
    },
  ],
  argTypesEnhancers: [readableArgTypes],
  loaders: [waitForOwnWidth],
  beforeEach: (context) => {
    if (isTestRun) context.loaded.checkLanguage = watchLanguage(context.globals.language as PageLanguage);
    const stopIgnoring = ignoreRealPointer();
    return () => {
      stopIgnoring?.();
      // Removes what the story added, because the next story uses the same page.
      toast.clear();
    };
  },
  afterEach: async (context) => {
    await checkBothModes(context);
    if (isTestRun) (context.loaded.checkLanguage as () => void)();
  },
});
