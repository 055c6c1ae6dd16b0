import '@oraculo/ui/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppConfig, loadAppConfig } from './service/appConfig.ts';
import { connect } from './service/connection.ts';
import { checkSession } from './session/session.ts';
import { sessionAccess } from './session/sessionAccess.ts';
import { watchSession } from './session/watchSession.ts';
import { App } from './App.tsx';
import { BrokenConfig } from './shell/errorPages/BrokenConfig.tsx';
import { Kit } from './shell/Kit.tsx';
import { loadSignedInApp } from './loadSignedInApp.ts';
import { withoutBasename } from './browser/basename.ts';

function start({ operatorServiceUrl, applicationKey, headerNames, cardNumberRules }: AppConfig) {
  connect({ baseUrl: operatorServiceUrl, applicationKey, headerNames, ...sessionAccess }, cardNumberRules);
  watchSession();
}

/** Not a top-level `await`: the lazy chunk imports from this chunk and would wait for it, while it waits for the lazy chunk. */
async function open(root: HTMLElement) {
  // Loads in parallel with the settings. The component that needs this code reports a failure to load.
  const code = checkSession() && loadSignedInApp(withoutBasename(location.pathname)).catch(() => undefined);

  const { config, problem } = await loadAppConfig();
  if (config) {
    start(config);
    // The logo of index.html stays until the app renders.
    await code;
  }

  createRoot(root).render(
    <StrictMode>
      {config ? (
        <App />
      ) : (
        <Kit>
          <BrokenConfig problem={problem} />
        </Kit>
      )}
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void open(root);
