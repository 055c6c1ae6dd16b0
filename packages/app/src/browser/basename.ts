/**
 * Where the app lies on its host: empty at the root, else as `/oraculo`. Its own files tell it: the build puts them into `assets` of
 * that folder.
 */
export const basename = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '')
  : '';

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The path as the routes name it. */
export const withoutBasename = (path: string, folder = basename): string =>
  isBelow(path, folder) ? path.slice(folder.length) || '/' : path;

/** The path as the browser shows it. */
export const inBasename = (path: string): string => basename + path;
