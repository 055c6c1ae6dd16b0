import { api } from '../service/api.ts';
import { notifyError, notifySuccess } from '../notifications/notify.ts';

/** Validates a signed link and downloads it; an expired or unsafe link raises a toast and is never followed. */
export async function downloadFile(link: string) {
  try {
    await api.files.download(link);
    notifySuccess('fileDownloading');
  } catch (error) {
    notifyError('download', error);
  }
}
