import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { Client } from 'pg';
import { defaultLockTimeoutMs } from '@oraculo/gateway/src/db/openDatabase.ts';
import { settingsOf } from '@oraculo-tools/testkit/gateway/testDatabase.ts';
import { answerTimes, type Attack, exactly, json, listPath, publicPath, timed, within } from './attack.ts';

const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
const report = () => JSON.stringify({ firstDate: today(), lastDate: today(), ansId: null, brandId: null });

const longTexts: Attack = async ({ attacked: { api, receivablesHeaders } }) => {
  const title = 'a card number of 255 000 characters';
  const check = (cardNumber: string) =>
    fetch(`${api}/eligibility`, {
      method: 'POST',
      headers: json(receivablesHeaders),
      body: JSON.stringify({ ansId: '301264', brandId: '1', cardNumber, cpf: null, birth: null }),
    });
  const { status } = await check('9'.repeat(255_000));
  await Promise.all(Array.from({ length: 100 }, () => check('9'.repeat(20))));
  const page = await fetch(`${api}/eligibility?firstDate=${today()}&lastDate=${today()}&page=0&size=100`, {
    headers: receivablesHeaders,
  });
  const bytes = (await page.arrayBuffer()).byteLength;
  return [exactly(title, 'status 400', status, 400), within(title, 'a report page of 100', bytes / 1000, 60, 'kB')];
};

const repeated: Attack = async ({ attacked: { api, adminHeaders } }) => {
  const history = async () => {
    const answer = await fetch(`${api}/eligibility/history?page=0&size=1`, { headers: adminHeaders });
    return ((await answer.json()) as { count: number }).count;
  };
  const before = await history();
  const headers = { ...json(adminHeaders), 'idempotency-key': randomUUID() };
  await Promise.all(
    Array.from({ length: 25 }, () => fetch(`${api}/eligibility/report`, { method: 'POST', headers, body: report() })),
  );
  return [exactly('25 equal requests with one key', 'reports made: 1', (await history()) - before, 1)];
};

/** Locks the database against writes, like a copy or a repair by another program. Resolves with a function that unlocks it. */
async function lockWrites(dataDir: string): Promise<() => Promise<void>> {
  const { ORACULO_DATABASE_URL: url } = await settingsOf(dataDir);
  if (url === undefined) {
    const other = createClient({ url: `file:${join(dataDir, 'oraculo.db')}` });
    const lock = await other.transaction('write');
    return async () => {
      await lock.rollback();
      other.close();
    };
  }
  const other = new Client(url);
  await other.connect();
  const { rows } = await other.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  await other.query('BEGIN');
  await other.query(`LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN SHARE MODE`);
  return () => other.end();
}

const writeLock: Attack = async (target) => {
  const { api, adminHeaders, dataDir } = target.attacked;
  const title = 'a write lock held by another program';
  const unlock = await lockWrites(dataDir);
  const write = timed(() =>
    fetch(`${api}/eligibility/report`, { method: 'POST', headers: json(adminHeaders), body: report() }),
  );
  const reads = await answerTimes(target, publicPath, { connections: 4, seconds: 3 });
  const list = await answerTimes(target, listPath, { connections: 4, seconds: 3 });
  const { ms, result } = await write;
  await unlock();
  return [
    within(title, 'a public answer, p99', reads.p99Ms, 150, 'ms', reads.controlMs),
    within(title, 'a signed-in list, p99', list.p99Ms, 150, 'ms', list.controlMs),
    within(
      title,
      `a write answers 503, beyond its wait of ${defaultLockTimeoutMs / 1000} s`,
      result.status === 503 ? ms - defaultLockTimeoutMs : Number.POSITIVE_INFINITY,
      1000,
      'ms',
      Math.max(reads.controlMs, list.controlMs),
    ),
    exactly(title, 'and not before it has waited', ms >= defaultLockTimeoutMs, true),
    exactly(title, 'with Retry-After', Number(result.headers.get('retry-after')) > 0, true),
  ];
};

const signatures: Attack = async ({ attacked: { api, adminHeaders } }) => {
  const answer = await fetch(`${api}/orders/documents/appointments?page=0&size=1`, { headers: adminHeaders });
  const { rows } = (await answer.json()) as { rows: { url: string }[] };
  const url = new URL(rows[0]!.url);
  const signature = url.searchParams.get('signature')!;
  let opened = 0;
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let at = 0; at < signature.length; at += 1) {
    for (const digit of [...digits].filter((known) => known !== signature[at]).slice(0, 6)) {
      url.searchParams.set('signature', signature.slice(0, at) + digit + signature.slice(at + 1));
      if ((await fetch(url)).ok) opened += 1;
    }
  }
  return [exactly(`${signature.length * 6} altered signatures`, 'opened: 0', opened, 0)];
};

/** Sends headers at one byte a second, on two hundred connections. */
const slowHeaders: Attack = async (target) => {
  const { hostname, port } = new URL(target.attacked.gateway.origin);
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  const figures = await answerTimes(target, publicPath, { connections: 4, seconds: Math.min(10, target.seconds) });
  clearInterval(dripping);
  for (const socket of sockets) socket.destroy();
  const title = '200 connections with headers that drip';
  return [within(title, 'a public answer, p99', figures.p99Ms, 150, 'ms', figures.controlMs)];
};

/** Sends bodies at one byte a second, on two hundred connections, to a call that reads its body before it checks the session. */
const slowBodies: Attack = async (target) => {
  const { gateway, adminHeaders } = target.attacked;
  const { hostname, port } = new URL(gateway.origin);
  const began = performance.now();
  const head = `POST /api/operator/user/sessions HTTP/1.1\r\nhost: x\r\nkey: ${adminHeaders.key}\r\ncontent-type: application/json\r\n`;
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(`${head}content-length: 100000\r\n\r\n`);
    return socket;
  });
  const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))));
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 1000);
  const figures = await answerTimes(target, publicPath, { connections: 4, seconds: Math.min(10, target.seconds) });
  await closed;
  const lastMs = performance.now() - began;
  clearInterval(dripping);
  const title = '200 connections with bodies that drip';
  return [
    within(title, 'a public answer, p99', figures.p99Ms, 150, 'ms', figures.controlMs),
    within(title, 'the last one is closed', lastMs / 1000, 35, 's'),
  ];
};

export const requestAttacks: readonly Attack[] = [longTexts, repeated, signatures, slowHeaders, slowBodies, writeLock];
