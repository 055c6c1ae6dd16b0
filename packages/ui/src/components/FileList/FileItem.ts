export interface FileItem {
  /** Stable while the file is in the list; two files may have the same name. */
  id: string;
  /** As on the person's disk. */
  name: string;
  /** The name it is sent under, when the caller knows; else `normalizeName` tells. */
  sentName?: string | undefined;
  /** In bytes; shown in the unit that fits. */
  sizeBytes: number;
  /** `error` and `cancelled` are for a file that can be tried again by itself. */
  status: 'ready' | 'uploading' | 'done' | 'error' | 'cancelled';
  /** Percent sent, 0 to 100, while uploading. */
  progress?: number | undefined;
  /** Why the upload failed; say what to do. */
  error?: string | undefined;
  /** The file itself was refused, so that sending it again cannot help: no retry is offered. */
  isRefused?: boolean | undefined;
}
