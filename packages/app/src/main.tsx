import { UiProvider } from '@oraculo/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppConfig, loadAppConfig } from './appConfig.ts';
import { setCardNumberRules } from './cardNumberRules.ts';
import { connect } from './connection.ts';
import { startRouter } from './router.tsx';
import { watchSession } from './session/watchSession.ts';
import { App } from './shell/App.tsx';
import { BrokenConfig } from './shell/BrokenConfig.tsx';

function start({ operatorServiceUrl, applicationKey, headerNames, cardNumberRules }: AppConfig) {
  connect({ baseUrl: operatorServiceUrl, applicationKey, headerNames });
  setCardNumberRules(cardNumberRules);
  watchSession();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { config, problem } = await loadAppConfig();
if (config) start(config);

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
