import type { TransportOptions } from '@oraculo/api-client';
import type { CardNumberRuleSetting } from './appConfig.ts';
import { recordServerTime } from '../clock/clock.ts';
import { logFailure } from './logFailure.ts';

/** The address of the service, and the source of the token of each request (`sessionAccess`). */
export type Connection = Pick<TransportOptions, 'baseUrl' | 'applicationKey' | 'headerNames' | 'fetch' | 'timeoutMs'> &
  Required<Pick<TransportOptions, 'getToken' | 'onUnauthorized'>>;
type CardNumberSettings = Readonly<Record<string, CardNumberRuleSetting>>;

let settings: TransportOptions = { baseUrl: '/api/operator', applicationKey: '' };
let cardNumbers: CardNumberSettings = {};

/** Called at start with the settings of `/config.json`, and by stories with a `fetch` that returns fixtures. */
export function connect(next: Connection, cardNumberRules: CardNumberSettings = {}) {
  settings = next;
  cardNumbers = cardNumberRules;
}

/** The settings of card numbers in `/config.json`, for the code that reads them. */
export const cardNumberSettings = () => cardNumbers;

/** The options of every client of the app. */
export const clientOptions = (): TransportOptions => ({
  ...settings,
  onCall: (report) => {
    logFailure(report);
    recordServerTime(report.answeredAtMs);
  },
});
