import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from './clocks.ts';
import { setZone, zones } from './zones.ts';

const outside = process.env.TZ;

function setBrowserZone(zone: string | undefined) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

afterEach(() => {
  setZone('browser');
  setBrowserZone(outside);
});

const moments = [
  ...fc.sample(fc.date({ min: new Date('1970-01-02'), max: new Date('2100-12-30'), noInvalidDate: true }), {
    numRuns: 300,
    seed: 7,
  }),
  // Each hour around two clock changes of São Paulo and around a new year.
  ...['2018-11-04T00:00Z', '2019-02-17T00:00Z', '2026-12-31T12:00Z'].flatMap((day) =>
    Array.from({ length: 24 }, (_hour, hours) => new Date(Date.parse(day) + hours * 3_600_000)),
  ),
].map((date) => date.getTime());

const makeFormat = () => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' });
/** Created before a zone is selected, as a module does at import. */
const formatOfBrowserZone = makeFormat();

/** All values of an instant that depend on the time zone: read, formatted, set, and constructed from local parts. */
function localValues(moment: number, format: Intl.DateTimeFormat) {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()] as const;
  const nextMonth = new Date(moment);
  nextMonth.setMonth(date.getMonth() + 1, 1);
  nextMonth.setHours(0, 0, 0, 0);
  return [
    ...parts,
    date.getDay(),
    date.getTimezoneOffset(),
    date.toLocaleString('pt-BR'),
    date.toLocaleTimeString('pt-BR'),
    format.format(date),
    nextMonth.toISOString(),
    new Date(...parts).toISOString(),
    new Date(date.getFullYear(), date.getMonth(), date.getDate()).toISOString(),
    new Date(date.toISOString().slice(0, 19)).toISOString(),
  ];
}

describe.each(Object.keys(zones).filter((zone) => zone !== 'browser'))('the time zone %s of the toolbar', (zone) => {
  test('reads, writes and constructs every date like a browser in that zone', () => {
    setBrowserZone(zone);
    const realFormat = makeFormat();
    const real = moments.map((moment) => localValues(moment, realFormat));
    setBrowserZone('America/New_York');
    setZone(zone);
    expect(moments.map((moment) => localValues(moment, formatOfBrowserZone))).toEqual(real);
  });
});

const dayAndZone = () => [new Date().toLocaleDateString('pt-BR'), new Intl.DateTimeFormat().resolvedOptions().timeZone];

test('half an hour before the new year in São Paulo it is next year in Tokyo, and afternoon in Honolulu', () => {
  const days = ['America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Honolulu'].map((zone) => {
    setZone(zone);
    setClock('newYearsEve');
    return [...dayAndZone(), new Date().getHours()];
  });
  expect(days).toEqual([
    ['31/12/2026', 'America/Sao_Paulo', 23],
    ['01/01/2027', 'Asia/Tokyo', 11],
    ['31/12/2026', 'Pacific/Honolulu', 16],
  ]);
});

test('the last second of the year is local to the selected zone', () => {
  for (const zone of Object.keys(zones)) {
    setZone(zone);
    setClock('lastSecond');
    expect([zone, new Date().getFullYear(), new Date().getHours()]).toEqual([zone, 2026, 23]);
  }
});

test('the browser’s own zone restores the original Date and formats', () => {
  const RealDate = Date;
  setZone('Asia/Tokyo');
  setZone('browser');
  expect([Date === RealDate, dayAndZone()[1]]).toEqual([true, Intl.DateTimeFormat().resolvedOptions().timeZone]);
});
