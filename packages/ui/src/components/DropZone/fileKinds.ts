export interface FileKind {
  /** With the dot, in lower case; shown to users. */
  extensions: readonly string[];
  /** Accepted with any extension. */
  mimeTypes: readonly string[];
}

export type FileKindName = 'csv' | 'spreadsheet' | 'pdf';

/** The name of a preset, or any other kind by its extensions and MIME types. */
export type Accept = FileKindName | FileKind;

const kinds: Record<FileKindName, FileKind> = {
  // Not `application/vnd.ms-excel`: Windows gives it to `.csv` and to `.xls` alike, so the extension decides.
  csv: { extensions: ['.csv'], mimeTypes: ['text/csv', 'application/csv'] },
  spreadsheet: {
    extensions: ['.xlsx', '.xls'],
    mimeTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.ms-excel'],
  },
  pdf: { extensions: ['.pdf'], mimeTypes: ['application/pdf'] },
};

export const readKind = (accept: Accept): FileKind => (typeof accept === 'string' ? kinds[accept] : accept);

/** The extensions as shown in a message: “.xlsx, .xls”. */
export const describeExtensions = (accept: Accept): string => readKind(accept).extensions.join(', ');

/** The `accept` attribute of a file input. */
export const acceptAttribute = (accept: Accept): string => {
  const { extensions, mimeTypes } = readKind(accept);
  return [...extensions, ...mimeTypes].join(',');
};
