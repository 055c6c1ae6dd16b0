/** The message for a refused link. */
export const invalidLinkMessage = 'Link inválido.';

/** Characters that a browser drops from the ends of an address, and the tabs and line breaks that it drops inside. */
const ignoredByBrowsers = /^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]+/gu;

/**
 * The one rule for links in answers: without `http` in front they get `https://`, and only http(s) is ever opened.
 * `null` means: show `invalidLinkMessage` and do not follow the link.
 */
export function safeLink(link: string): string | null {
  const address = link.replace(ignoredByBrowsers, '');
  // An address with another scheme never gets `https://` in front: `javascript:…`, `data:…`, `blob:…`.
  const hasOtherScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(address) && !/^https?:\/\//i.test(address);
  if (address === '' || hasOtherScheme || /^[/\\]/.test(address)) return null;
  const complete = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  try {
    const url = new URL(complete);
    const isPlain = /^https?:$/.test(url.protocol) && url.hostname !== '' && !url.username && !url.password;
    return isPlain ? url.href : null;
  } catch {
    return null;
  }
}
