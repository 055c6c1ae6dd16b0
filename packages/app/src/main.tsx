import { UiProvider } from '@oraculo/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectApi } from './api.ts';
import { type AppConfig, loadAppConfig } from './appConfig.ts';
import { setCardNumberRules } from './cardNumberRules.ts';
import { startRouter } from './router.tsx';
import { watchSession } from './session/watchSession.ts';
import { App } from './shell/App.tsx';
import { BrokenConfig } from './shell/BrokenConfig.tsx';

function connect({ operatorServiceUrl, applicationKey, headerNames, cardNumberRules }: AppConfig) {
  connectApi({ baseUrl: operatorServiceUrl, applicationKey, headerNames });
  setCardNumberRules(cardNumberRules);
  watchSession();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { config, problem } = await loadAppConfig();
if (config) connect(config);

createRoot(root).render(
  <StrictMode>
    {config ? (
      <App router={startRouter()} />
    ) : (
      <UiProvider>
        <BrokenConfig problem={problem} />
      </UiProvider>
    )}
  </StrictMode>,
);
