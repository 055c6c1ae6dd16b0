/** Bytes with the name to save them under. */
export interface NamedFile {
  blob: Blob;
  fileName: string;
}
