import { createClient } from '@oraculo/api-client';
import { clientOptions } from './connection.ts';

/** The one client of the screens. The sign-in has a smaller one: this file with all its calls comes with the first screen. */
export const api = createClient(clientOptions());
