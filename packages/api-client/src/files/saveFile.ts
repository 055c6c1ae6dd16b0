import type { NamedFile } from './namedFile.ts';

/** Throws outside of a browser, where no file can be saved. */
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

/** Hands bytes to the browser's download under their name. Needs a page. */
export function saveFile({ blob, fileName }: NamedFile): void {
  needPage();
  const address = URL.createObjectURL(blob);
  clickLink(address, fileName);
  // After the click the download keeps the bytes itself.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Lets the browser fetch an address itself. Needs a page; a new tab, so that an error page never replaces the app. */
export function openDownload(address: string): void {
  needPage();
  clickLink(address, undefined);
}
