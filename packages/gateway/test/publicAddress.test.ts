import { expect, test } from 'vitest';
import { readConfig } from '../src/settings/readConfig.ts';

const publicHost = { ORACULO_HOST: '0.0.0.0', ORACULO_APPLICATION_KEY: 'chave-desta-empresa' };
const proxied = { ORACULO_TRUST_PROXY: '127.0.0.1', ORACULO_APPLICATION_KEY: 'chave-desta-empresa' };
const second = 'https://arquivos.empresa.example';
const app = 'https://oraculo.empresa.example';

test.each<[string, Record<string, string>, RegExp]>([
  ['a host that other computers reach, without an origin for files', publicHost, /^Defina ORACULO_STORAGE_ORIGIN/],
  ['a proxy without an origin for files', proxied, /^Defina ORACULO_STORAGE_ORIGIN/],
  [
    'an origin without https behind a proxy',
    { ...proxied, ORACULO_STORAGE_ORIGIN: 'http://oraculo.empresa.example/files' },
    /^ORACULO_STORAGE_ORIGIN deve começar com https/,
  ],
  ['an origin with a path', { ...publicHost, ORACULO_STORAGE_ORIGIN: `${second}/arquivos` }, /seguido de \/files/],
  [
    'an origin that is not a URL',
    { ...publicHost, ORACULO_STORAGE_ORIGIN: 'arquivos' },
    /ORACULO_STORAGE_ORIGIN deve ser/,
  ],
  [
    'files outside of the base path',
    { ...publicHost, ORACULO_BASE_PATH: '/oraculo/', ORACULO_STORAGE_ORIGIN: `${app}/files` },
    /seguido de \/oraculo\/files/,
  ],
  [
    'a second origin without allowed origins',
    { ...publicHost, ORACULO_STORAGE_ORIGIN: second },
    /^Defina ORACULO_ALLOWED_ORIGINS/,
  ],
  [
    'an allowed origin with a path',
    { ...publicHost, ORACULO_STORAGE_ORIGIN: second, ORACULO_ALLOWED_ORIGINS: `${app}/` },
    /^ORACULO_ALLOWED_ORIGINS deve ter origens/,
  ],
  [
    'an allowed origin without https behind a proxy',
    { ...proxied, ORACULO_STORAGE_ORIGIN: second, ORACULO_ALLOWED_ORIGINS: 'http://oraculo.empresa.example' },
    /^ORACULO_ALLOWED_ORIGINS deve começar com https/,
  ],
  ['a base path with a query', { ORACULO_BASE_PATH: '/oraculo?x' }, /^ORACULO_BASE_PATH deve ser um caminho/],
  ['a base path with ..', { ORACULO_BASE_PATH: '/a/../b' }, /^ORACULO_BASE_PATH deve ser um caminho/],
  [
    'the default data folder of a gateway in the root folder',
    { ORACULO_DATA_DIR: '/.data' },
    /Defina ORACULO_DATA_DIR/,
  ],
  ['the root as data folder', { ORACULO_DATA_DIR: '/' }, /Defina ORACULO_DATA_DIR/],
  ['an unknown log level', { ORACULO_LOG_LEVEL: 'verbose' }, /^ORACULO_LOG_LEVEL deve ser info/],
])('%s is refused with a message that names the setting', (_title, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each<[string, Record<string, string>, object]>([
  [
    'a second origin',
    { ...publicHost, ORACULO_STORAGE_ORIGIN: `${second}/`, ORACULO_ALLOWED_ORIGINS: app },
    { storageOrigin: second, sharesOrigin: false, allowedOrigins: [app] },
  ],
  [
    'the origin of the app',
    { ...proxied, ORACULO_STORAGE_ORIGIN: `${app}/files` },
    { storageOrigin: app, sharesOrigin: true },
  ],
  [
    'a path of the origin of the app',
    { ...proxied, ORACULO_BASE_PATH: 'oraculo', ORACULO_STORAGE_ORIGIN: `${app}/oraculo/files` },
    { storageOrigin: `${app}/oraculo`, sharesOrigin: true, basePath: '/oraculo/' },
  ],
  ['http on this machine behind a proxy', { ...proxied, ORACULO_STORAGE_ORIGIN: 'http://localhost:8080/files' }, {}],
  [
    'a bucket without an origin for files',
    { ...publicHost, ORACULO_FILES_URL: 's3://arquivos' },
    { storageOrigin: '' },
  ],
  ['a gateway for this machine only', {}, { storageOrigin: '', sharesOrigin: false, basePath: '/' }],
])('%s is accepted', (_title, env, read) => {
  expect(readConfig(env)).toMatchObject(read);
});
