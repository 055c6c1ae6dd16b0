const fnvPrime = 0x100000001b3n;
const fnvOffset = 0xcbf29ce484222325n;

/** FNV-1a in 64 bits, as 16 hexadecimal digits. Synchronous, unlike `crypto.subtle.digest`, because it runs during render. */
export function hashText(text: string): string {
  let hash = fnvOffset;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * fnvPrime);
  return hash.toString(16).padStart(16, '0');
}
