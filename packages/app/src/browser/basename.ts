/**
 * The folder of the app on its host, such as `/oraculo`; empty at the root. It follows from the address of this file,
 * because the build writes every file into `assets` of that folder.
 */
export const basename = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '')
  : '';

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The path without the folder, as the routes write it. */
export const withoutBasename = (path: string, folder = basename): string =>
  isBelow(path, folder) ? path.slice(folder.length) || '/' : path;

/** The path with the folder, as the browser shows it. */
export const inBasename = (path: string): string => basename + path;
