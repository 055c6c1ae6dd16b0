import { createClient } from '@oraculo/api-client';
import { api } from './api.ts';
import { setCardNumberRules } from './cardNumberRules.ts';
import { cardNumberSettings, clientOptions } from './connection.ts';

/**
 * Passes the settings of `connect` to the screens before the first one renders. Their code loads in parallel with the
 * settings and may arrive first.
 */
export function connectScreens() {
  Object.assign(api, createClient(clientOptions()));
  setCardNumberRules(cardNumberSettings());
}
