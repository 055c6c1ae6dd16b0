import yauzl from 'yauzl';
import { Refused, sentences } from './refusals.mjs';

/** Part names are compared without case, as in Excel. */
const keyOf = (name) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/**
 * The parts of an .xlsx, each unpacked while it is read. The unpacked bytes are counted, because a zip may declare
 * false sizes. Parts that are not needed, such as pictures and macros, stay packed.
 */
export async function openArchive(path, { maxBytes, maxRatio, maxEntries }) {
  // Some programs write names that begin with a slash, or slightly wrong sizes; yauzl would refuse both.
  const zip = await yauzl.openPromise(path, { validateEntrySizes: false, autoClose: false, decodeStrings: false });
  const entries = new Map();
  let total = 0;
  const tooLarge = `A planilha tem mais de ${maxBytes / 1024 / 1024} MB depois de descompactada. Divida-a e envie em partes de até 60 mil linhas.`;
  if (zip.entryCount > maxEntries) throw new Refused(sentences.tooManyParts);
  for await (const entry of zip.eachEntry()) {
    const key = keyOf(entry.fileName.toString('utf8'));
    if (entries.has(key) && key.endsWith('.xml')) throw new Refused(sentences.repeatedPart);
    entries.set(key, entry);
  }

  async function* read(name) {
    const entry = entries.get(keyOf(name));
    if (entry === undefined) return;
    if (entry.isEncrypted()) throw new Refused(sentences.locked);
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += chunk.length;
      total += chunk.length;
      const isBomb = size > 1024 * 1024 && size > entry.compressedSize * maxRatio;
      if (total > maxBytes || isBomb) throw new Refused(tooLarge);
      yield chunk;
    }
  }

  return { has: (name) => entries.has(keyOf(name)), read };
}
