import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** One of the minimum settings for scrypt in OWASP’s password storage cheat sheet. A check needs 32 MiB. */
const presentCost: Cost = { N: 2 ** 15, r: 8, p: 3 };
/** The parameters of a hash that does not name its own. */
const firstCost: Cost = { N: 2 ** 15, r: 8, p: 1 };

/** Stored instead of a hash for users who cannot sign in. */
export const noPassword = 'none';

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const maxmem = 128 * cost.N * cost.r * 2;
    scrypt(password.normalize('NFC'), salt, 32, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const textOf = ({ N, r, p }: Cost): string => `N=${N},r=${r},p=${p}`;

function readCost(text: string): Cost {
  const [, N, r, p] = /^N=(\d+),r=(\d+),p=(\d+)$/.exec(text) ?? [];
  return { N: Number(N), r: Number(r), p: Number(p) };
}

/** `scrypt$N=…,r=…,p=…$salt$hash`: the parameters are stored with the hash, so that they can be raised. */
export async function hashPassword(password: string, cost: Cost = presentCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${textOf(cost)}$${salt.toString('base64')}$${key.toString('base64')}`;
}

function readHash(stored: string): { cost: Cost; salt: Buffer; expected: Buffer } {
  const parts = stored.split('$');
  const [salt = '', expected = ''] = parts.slice(-2);
  const cost = parts.length === 4 ? readCost(parts[1]!) : firstCost;
  return { cost, salt: Buffer.from(salt, 'base64'), expected: Buffer.from(expected, 'base64') };
}

const noHash = { salt: Buffer.alloc(16), expected: Buffer.alloc(32) };

const workOf = ({ N, r, p }: Cost): number => N * r * p;

/**
 * The key derivations of one check, with or without a stored hash. Their total work is always the same, so the duration
 * reveals neither whether the user exists nor whether the hash comes from an older release.
 */
export function costsOfCheck(stored: string | undefined): Cost[] {
  const { cost } = stored === undefined || stored === noPassword ? { cost: presentCost } : readHash(stored);
  const missing = workOf(presentCost) - workOf(cost);
  if (missing <= 0) return [cost];
  return [
    cost,
    { ...presentCost, N: presentCost.N / 2, p: Math.round((missing * 2) / workOf({ ...presentCost, p: 1 })) },
  ];
}

/** Does the same work without a stored hash (unknown user). */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const hasHash = stored !== undefined && stored !== noPassword;
  const { salt, expected } = hasHash ? readHash(stored) : noHash;
  const [cost = presentCost, ...more] = costsOfCheck(stored);
  const derived = await derive(password, salt, cost);
  for (const filling of more) await derive(password, salt, filling);
  return timingSafeEqual(derived, expected) && hasHash;
}

/** Whether a hash has old parameters. The next sign-in replaces it, because only then the password is known. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(`scrypt$${textOf(presentCost)}$`);
