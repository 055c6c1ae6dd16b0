export interface FileItem {
  /** Unique and stable while the file is in the list. Names are not unique. */
  id: string;
  /** The name on the user's disk. */
  name: string;
  /** The name under which it is sent, if the caller knows it; else the result of `normalizeName`. */
  sentName?: string | undefined;
  /** In bytes; shown in a suitable unit. */
  sizeBytes: number;
  /** `error` and `cancelled` are for a file that can be retried on its own. */
  status: 'ready' | 'uploading' | 'done' | 'error' | 'cancelled';
  /** Percentage sent, 0 to 100, while uploading. */
  progress?: number | undefined;
  /** Why the upload failed; say how to fix it. */
  error?: string | undefined;
  /** The file itself was refused, so no retry is offered: it would fail again. */
  isRefused?: boolean | undefined;
}
