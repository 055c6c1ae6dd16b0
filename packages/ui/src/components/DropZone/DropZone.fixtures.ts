/** Files as a browser passes them; on Windows a `.csv` may have no type or Excel's. */
export const csv = (name: string, type = 'text/csv') => new File(['CPF\n'], name, { type });
export const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function carrying(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Native drag events; returns false if the page prevents the browser's default action. */
export const drag = (type: 'dragenter' | 'dragleave' | 'drop', target: Element, ...files: File[]) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(files) }));

export const paste = (target: Element, ...files: File[]) =>
  target.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(files) }),
  );

/** The clipboard of a spreadsheet: its cells as text, HTML and an image. */
export function pasteCells(target: Element) {
  const clipboardData = carrying([new File(['PNG'], 'image.png', { type: 'image/png' })]);
  clipboardData.setData('text/plain', 'Lote 7');
  clipboardData.setData('text/html', '<table><td>Lote 7</table>');
  return target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
