/** The message for a refused link. */
export const invalidLinkMessage = 'Link inválido.';

/** Characters that a browser removes from the ends of an address, and the tabs and line breaks that it removes inside. */
const ignoredByBrowsers = /^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]+/gu;

/**
 * Every link of an answer passes this check. A link without a scheme gets `https://`, and only http and https are
 * allowed. `null` means: show `invalidLinkMessage` and do not follow the link.
 */
export function safeLink(link: string): string | null {
  const address = link.replace(ignoredByBrowsers, '');
  // An address with another scheme (`javascript:…`, `data:…`, `blob:…`) never gets `https://` in front.
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
