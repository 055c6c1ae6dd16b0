import { createClient } from '@oraculo/api-client';
import { clientOptions } from './connection.ts';

/**
 * The client of all screens. The sign-in has a smaller one, because this file with all its calls loads with the first
 * screen.
 */
export const api = createClient(clientOptions());
