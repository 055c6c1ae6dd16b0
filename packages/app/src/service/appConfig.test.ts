// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readAppConfig } from './appConfig.ts';

test('every setting except the application key has a default', () => {
  expect(readAppConfig({ applicationKey: 'chave' }).config).toEqual({
    operatorServiceUrl: '/api/operator',
    applicationKey: 'chave',
    headerNames: { key: 'key', token: 'token' },
    cardNumberRules: {},
  });
});

test('the default addresses of the gateway include the sub-path', () => {
  expect(readAppConfig({ applicationKey: 'chave', basePath: '/oraculo/' }, '/oraculo').config).toMatchObject({
    operatorServiceUrl: '/oraculo/api/operator',
  });
});

test.each([
  ['/oraculo/', ''],
  ['/', '/oraculo'],
  ['/oraculo', '/portal'],
])('settings for %s are rejected by an app in the folder “%s”', (basePath, appFolder) => {
  expect(readAppConfig({ applicationKey: 'chave', basePath }, appFolder).problem).toContain('basePath');
});

test.each([[null], ['texto'], [[]], [{}], [{ applicationKey: '' }], [{ applicationKey: 7 }]])(
  '%j is not a configuration, and the page says why',
  (value) => {
    expect(readAppConfig(value).problem).toMatch(/config\.json/);
  },
);

test('card rules are read by name or with a pattern, and invalid rules are ignored', () => {
  const cardNumberRules = { '000528': 'digits9', '326908': { rule: 'digits20', pattern: '865\\d*' }, '1': 9, '2': {} };
  expect(readAppConfig({ applicationKey: 'chave', cardNumberRules }).config?.cardNumberRules).toEqual({
    '000528': { rule: 'digits9' },
    '326908': { rule: 'digits20', pattern: '865\\d*' },
  });
});

test.each([
  [{ operatorServiceUrl: 'http://[' }, /operatorServiceUrl/],
  [{ operatorServiceUrl: 'https://gateway.example/api?key=1' }, /operatorServiceUrl/],
  [{ operatorServiceUrl: 'ftp://gateway.example/api' }, /operatorServiceUrl/],
  [{ headerNames: { key: 'application key' } }, /headerNames/],
  [{ headerNames: { token: 'ficha:' } }, /headerNames/],
])('the invalid setting %j is reported on the page', (settings, problem) => {
  expect(readAppConfig({ applicationKey: 'chave', ...settings }).problem).toMatch(problem);
});
