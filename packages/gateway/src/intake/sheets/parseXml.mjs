import { Parser } from 'saxen';
import { createSheetGuard } from './sheetGuard.mjs';
import { Refused, sentences } from './refusals.mjs';

/** A name without its prefix: some programs write `<x:row>`. */
const localName = (name) => name.slice(name.indexOf(':') + 1);

/** Returns the encoding: UTF-16 by its byte order mark, otherwise the one that the first line declares. */
function encodingOf(head) {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const [, label] = /^[^>]*encoding=["']([\w-]+)["']/.exec(Buffer.from(head.subarray(0, 200)).toString('latin1')) ?? [];
  return label ?? 'utf-8';
}

/** XML reads every line end as one line feed. */
const withLineFeeds = (text) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

function createDecoder(head) {
  try {
    return new TextDecoder(encodingOf(head));
  } catch {
    return new TextDecoder('utf-8');
  }
}

/**
 * Parses XML while its bytes arrive. `open(name, attributes)`, `close(name)` and `text(text)` get names without
 * prefixes and texts with decoded entities. After each chunk it yields the list that `take()` returns, unless it is empty.
 */
export async function* parseXml(chunks, { open, close, text, take = () => [] }) {
  const parser = new Parser();
  const passes = createSheetGuard();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('openTag', (name, getAttributes, decode) => {
    open(localName(name), () => {
      const attributes = {};
      for (const [key, value] of Object.entries(getAttributes())) attributes[localName(key)] = decode(String(value));
      return attributes;
    });
  });
  parser.on('closeTag', (name) => close(localName(name)));
  parser.on('text', (value, decode) => text(decode(withLineFeeds(value))));
  parser.on('cdata', (value) => text(withLineFeeds(value)));
  let decoder;
  for await (const chunk of chunks) {
    if (!passes(chunk)) throw new Refused(sentences.unsafe);
    decoder ??= createDecoder(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
    const taken = take();
    if (taken.length > 0) yield taken;
  }
  // A missing part has no chunks.
  if (!decoder) return;
  parser.write(decoder.decode());
  parser.end();
  const rest = take();
  if (rest.length > 0) yield rest;
}

/** Parses a whole part. */
export async function readXml(chunks, handlers) {
  await parseXml(chunks, handlers).next();
}
