import type { NamedFile } from './namedFile.ts';

/** Throws outside of a browser, which cannot save files. */
export function needPage(): void {
  if (typeof document === 'undefined') {
    throw new Error('Saving a file needs a page: outside of a browser use `files.check` and fetch its address.');
  }
}

function clickLink(href: string, fileName: string | undefined): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener noreferrer';
  if (fileName === undefined) link.target = '_blank';
  else link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves bytes under their name as a download of the browser. Needs a page. */
export function saveFile({ blob, fileName }: NamedFile): void {
  needPage();
  const address = URL.createObjectURL(blob);
  clickLink(address, fileName);
  // After the click the browser keeps the bytes by itself.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Lets the browser download the file at an address, in a new tab, so that an error page never replaces the app. Needs a page. */
export function openDownload(address: string): void {
  needPage();
  clickLink(address, undefined);
}
