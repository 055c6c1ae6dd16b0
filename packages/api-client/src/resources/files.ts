import { withDeadline } from '../core/deadline.ts';
import { readFile } from '../core/transfer/downloadFile.ts';
import { ApiError } from '../core/errors.ts';
import { withoutCredentials, checkedLink, isGone } from '../core/transfer/signedAddress.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { needPage, openDownload } from '../files/saveFile.ts';

/** The user activation of a click ends after about 5 s; a browser would then block the download as a pop-up. */
const checkTimeoutMs = 4_000;
const readTimeoutMs = 60_000;

/** S3 and Google sign their links for one method, here GET, and refuse HEAD. */
const isForGetAlone = (address: string) =>
  [...new URL(address).searchParams.keys()].some((name) => /^x-(amz|goog)-signature$/i.test(name));

/**
 * Storage may answer HEAD with 403 although GET works, or may not support it. If a CORS rule does not allow HEAD, it
 * fails in a browser like a lost connection.
 */
const isHeadUnusable = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || [403, 405, 501].includes(error.status ?? 0));

export const files = (http: Transport) => {
  const check = async (link: string, options?: RequestOptions): Promise<string> => {
    const address = checkedLink(link);
    let usesGet = isForGetAlone(address);
    await withDeadline(http.deadline(checkTimeoutMs, options), async (signal) => {
      const request = (init: RequestInit) =>
        http.fetchSigned('storage.check', address, { ...withoutCredentials, ...init, signal });
      if (!usesGet) {
        try {
          await request({ method: 'HEAD' });
          return;
        } catch (error) {
          if (!isHeadUnusable(error)) throw error;
          usesGet = true;
        }
      }
      await request({ method: 'GET', headers: { range: 'bytes=0-0' } });
    }).catch((error: unknown) => {
      if (usesGet && isGone(error)) throw new ApiError({ kind: 'expired', status: 403 });
      // Ignores any other failure of the check, because the download will fail by itself.
      if (error instanceof ApiError && error.kind === 'aborted') throw error;
    });
    return address;
  };
  return {
    /** Returns the address to follow. Throws `expired` if storage answers with 403, and `badResponse` for a refused link. */
    check,
    /**
     * The text behind a signed link, for a page that shows the content of the file. Throws `expired` if storage answers
     * with 403 or 404.
     */
    read: async (link: string, options?: RequestOptions): Promise<string> => {
      const address = checkedLink(link);
      try {
        return await withDeadline(http.deadline(readTimeoutMs, options), async (signal) =>
          readFile(await http.fetchSigned('storage.read', address, { ...withoutCredentials, signal })).blob.text(),
        );
      } catch (error) {
        throw isGone(error) ? new ApiError({ kind: 'expired', status: 403 }) : error;
      }
    },
    /** Checks the link, then lets the browser download it. Needs a page. */
    download: async (link: string, options?: RequestOptions): Promise<void> => {
      needPage();
      openDownload(await check(link, options));
    },
  };
};
