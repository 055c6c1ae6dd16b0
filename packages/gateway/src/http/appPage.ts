import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** The address that the routes match. A proxy may keep the base path or remove it. */
export function withoutBase(basePath: string, url: string): string {
  if (url.startsWith(basePath)) return url.slice(basePath.length - 1);
  const folder = basePath.slice(0, -1);
  return url === folder || url.startsWith(`${folder}?`) ? `/${url.slice(folder.length)}` : url;
}

/** The built page refers to its files from the root. With a base path they are below it. Links inside the files are relative. */
export const pageWithBasePath = (basePath: string, page: string): string =>
  page.replace(/\b(src|href)="\/(?!\/)/g, `$1="${basePath}`);

export const hasApp = ({ appDir }: { appDir: string }): Promise<boolean> =>
  appDir === ''
    ? Promise.resolve(false)
    : access(join(appDir, 'index.html')).then(
        () => true,
        () => false,
      );
