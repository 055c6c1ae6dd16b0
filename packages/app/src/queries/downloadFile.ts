import { api } from '../service/api.ts';
import { notifyError, notifySuccess } from '../notifications/notify.ts';

/** Checks a signed link and lets the browser download it; an expired or unsafe one raises a toast and is never followed. */
export async function downloadFile(link: string) {
  try {
    await api.files.download(link);
    notifySuccess('fileDownloading');
  } catch (error) {
    notifyError('download', error);
  }
}
