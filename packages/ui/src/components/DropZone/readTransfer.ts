/** The dropped or pasted files, without folders. Browsers list a folder as a file, and it may be named `lote.csv`. */
export function readTransfer({ items, files }: Pick<DataTransfer, 'items' | 'files'>) {
  const taken: File[] = [];
  const folders: string[] = [];
  const held = Array.from(items).filter(({ kind }) => kind === 'file');
  for (const item of held) {
    const file = item.getAsFile();
    if (item.webkitGetAsEntry()?.isDirectory) folders.push(item.webkitGetAsEntry()?.name ?? file?.name ?? '');
    else if (file) taken.push(file);
  }
  return held.length === 0 ? { files: Array.from(files), folders } : { files: taken, folders };
}
