import { Note, Stack, toast } from '@oraculo/ui';

const sheetSentence = (sheet: string): string => `Foi lida a aba “${sheet}”`;

interface SheetFile {
  name: string | null;
  /** The sheet that was read, if other visible sheets have rows too. */
  sheet: string | null;
}

/** The name of a spreadsheet in its row, with the name of the sheet that was read. */
export const fileNameWithSheet = ({ name, sheet }: SheetFile) =>
  sheet === null ? (
    name
  ) : (
    <Stack gap={1}>
      <span>{name}</span>
      <Note>{sheetSentence(sheet)}</Note>
    </Stack>
  );

/** The announcement of the sheet for screen readers; nothing if there is only one. */
export const sheetSuffix = (sheet: string | null): string => (sheet === null ? '' : `. ${sheetSentence(sheet)}`);

/** Warns the sender of a file with several sheets that the service read only one of them. */
export function warnOfSheets({ name, sheet }: SheetFile): void {
  if (sheet === null) return;
  toast.warning({
    title: sheetSentence(sheet),
    message: `${name ?? 'O arquivo'} tem outras abas com linhas, que não foram lidas.`,
  });
}
