// Plain JavaScript: a worker starts without the TypeScript loader of the process, so it starts at once.
import { parentPort, workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import yauzl from 'yauzl';

const { path, maxBytes, maxRatio, maxEntries, maxRows, maxCells } = workerData;

const tell = parentPort.postMessage.bind(parentPort);

class Refused extends Error {}

// What a reader of cell texts needs. Pictures, macros and all else stay packed.
const needed =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;

/** Unpacks with the sizes counted as they come: what a zip says about itself is not believed. */
async function unpack() {
  const zip = await yauzl.openPromise(path, { validateEntrySizes: true });
  const parts = {};
  let total = 0;
  try {
    if (zip.entryCount > maxEntries) throw new Refused('A planilha tem arquivos internos demais.');
    for await (const entry of zip.eachEntry()) {
      if (!needed.test(entry.fileName)) continue;
      if (entry.fileName in parts) throw new Refused('A planilha está danificada.');
      if (entry.isEncrypted())
        throw new Refused('A planilha está protegida por senha. Remova a senha e envie novamente.');
      const chunks = [];
      let size = 0;
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        size += chunk.length;
        total += chunk.length;
        const isBomb = size > 1024 * 1024 && size > entry.compressedSize * maxRatio;
        if (total > maxBytes || isBomb)
          throw new Refused('A planilha é grande demais depois de descompactada. Divida-a.');
        chunks.push(chunk);
      }
      parts[entry.fileName] = Buffer.concat(chunks, size);
    }
  } finally {
    zip.close();
  }
  if (!parts['xl/workbook.xml']) throw new Refused('O arquivo não é uma planilha do Excel (.xlsx).');
  return parts;
}

const asText = (cell) =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell).trim();

try {
  const parts = await unpack();
  // A clean archive of exactly what was counted: the reader sees nothing else, however it reads zips.
  const archive = Buffer.from(zipSync(parts, { level: 0 }));
  for (const name of Object.keys(parts)) delete parts[name];
  // Numbers stay the texts that they are in the file: a card number would lose digits.
  const rows = await readSheet(archive, 1, { parseNumber: (text) => text });
  if (rows.length > maxRows + 1)
    throw new Refused(`A planilha tem mais de ${maxRows} linhas. Divida-a e envie em partes.`);
  for (let from = 0; from < rows.length; from += 2000) {
    const part = rows.slice(from, from + 2000).map((row) => row.slice(0, maxCells).map(asText));
    tell({ from, rows: part });
  }
  tell({ isDone: true });
} catch (error) {
  const message = error instanceof Refused ? error.message : 'A planilha está danificada e não pôde ser lida.';
  tell({ refusal: message });
}
