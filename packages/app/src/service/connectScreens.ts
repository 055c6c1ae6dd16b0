import { createClient } from '@oraculo/api-client';
import { api } from './api.ts';
import { setCardNumberRules } from './cardNumberRules.ts';
import { cardNumberSettings, clientOptions } from './connection.ts';

/**
 * Gives the screens the settings of `connect`, once before the first of them renders: their code is asked for together with
 * the settings, and may be here first.
 */
export function connectScreens() {
  Object.assign(api, createClient(clientOptions()));
  setCardNumberRules(cardNumberSettings());
}
