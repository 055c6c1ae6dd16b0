import { type FixtureFetchOptions, fixtureFetch } from '@oraculo/api-client/fixtures';
import { connect } from '../service/connection.ts';
import { connectScreens } from '../service/connectScreens.ts';
import { sessionAccess } from '../session/sessionAccess.ts';

/**
 * The service of a story responds with samples. Calls have no timeout: a pending call would fail half a minute later
 * and show its error in another story.
 */
export function connectSamples(answers?: FixtureFetchOptions['answers']) {
  connect({
    baseUrl: '/api/operator',
    applicationKey: 'amostra',
    fetch: fixtureFetch({ answers }),
    timeoutMs: Number.POSITIVE_INFINITY,
    ...sessionAccess,
  });
  connectScreens();
}
