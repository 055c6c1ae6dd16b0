import { type Client, createClient, type TransportOptions } from '@oraculo/api-client';
import { endSession, session } from './session/session.ts';

/** The one client instance. It exists once `connectApi` ran, which is before the first screen is shown. */
export let api: Client;

/** Called at start with the settings of `/config.json`, and by stories with a `fetch` that answers fixtures. */
export function connectApi(options: Pick<TransportOptions, 'baseUrl' | 'applicationKey' | 'headerNames' | 'fetch'>) {
  api = createClient({
    ...options,
    getToken: () => session.userToken,
    onUnauthorized: () => endSession('expired'),
  });
}
