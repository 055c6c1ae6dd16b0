/**
 * Searches the bytes of an XML part for content that makes a parser slow and that no spreadsheet program writes: tags
 * with thousands of attributes, deep nesting, very long texts, document types. It makes one pass and keeps a few
 * numbers.
 */
const xmlLimits = {
  /** The longest tag that Excel writes names the namespaces of a workbook. */
  tagBytes: 16 * 1024,
  /** A cell holds 32 767 characters; each may be written as an entity. */
  textBytes: 256 * 1024,
  depth: 64,
};

const [lessThan, greaterThan, slash, bang, question, quote, apostrophe] = [...'<>/!?"\''].map((char) => char.charCodeAt(0));

export function createSheetGuard() {
  let isTag = false;
  let quotedBy = 0;
  let size = 0;
  let depth = 0;
  let first = 0;
  let previous = 0;
  /** `<!…` has its own rules: a comment may contain anything, and a sheet needs no document type. */
  let opening = '';

  const closeTag = () => {
    isTag = false;
    size = 0;
    if (first === slash) depth -= 1;
    else if (first !== question && first !== bang && previous !== slash) depth += 1;
    return depth <= xmlLimits.depth;
  };

  /** False for a part that has to be refused. */
  return (chunk) => {
    for (const byte of chunk) {
      size += 1;
      if (!isTag) {
        if (byte === lessThan) {
          isTag = true;
          size = 0;
          first = 0;
          quotedBy = 0;
          opening = '';
        } else if (size > xmlLimits.textBytes) return false;
        continue;
      }
      if (first === 0) first = byte;
      // A `<![CDATA[…]]>` contains the text of a cell.
      if (size > (first === bang ? xmlLimits.textBytes : xmlLimits.tagBytes)) return false;
      if (first === bang && opening.length < 8) {
        opening += String.fromCharCode(byte);
        if (opening.toUpperCase() === '!DOCTYPE') return false;
      }
      if (quotedBy !== 0) {
        if (byte === quotedBy) quotedBy = 0;
      } else if (first !== bang && (byte === quote || byte === apostrophe)) quotedBy = byte;
      else if (byte === greaterThan && !closeTag()) return false;
      previous = byte;
    }
    return true;
  };
}
