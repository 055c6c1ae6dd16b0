import type { Route } from '@playwright/test';

/** The ways in which a call fails without a mistake of the user. */
export const failures = [
  { name: 'a 500', answer: (route: Route) => route.fulfill({ status: 500, body: '' }) },
  { name: 'a moment without a connection', answer: (route: Route) => route.abort('internetdisconnected') },
  {
    name: 'a web page in place of an answer',
    answer: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
  },
];

/** The service no longer accepts the token. */
export const refuseToken = (route: Route) => route.fulfill({ status: 401, json: { message: 'Sessão expirada.' } });
