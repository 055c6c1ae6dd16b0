import { type FixtureFetchOptions, fixtureFetch } from '@oraculo/api-client/fixtures';
import { connect } from '../service/connection.ts';
import { connectScreens } from '../service/connectScreens.ts';
import { sessionAccess } from '../session/sessionAccess.ts';

/**
 * The service of a story answers samples. A call has no time limit: one that a story leaves without an answer would fail half a
 * minute later, and say so in the story that is on the page by then.
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
