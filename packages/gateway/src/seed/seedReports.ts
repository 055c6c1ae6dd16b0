import { reportHead, reportLine } from '../domain/reportFile.ts';
import type { FileStore } from '../storage/fileStore.ts';
import type { reports } from '../db/schema/eligibility.ts';
import type { files } from '../db/schema/uploads.ts';
import type { SeedRecord } from './seedEligibility.ts';
import type { Random } from './random.ts';

export interface SeedReports {
  reports: (typeof reports.$inferInsert)[];
  files: (typeof files.$inferInsert)[];
}

const dayMs = 86_400_000;

/** A history of reports: recent ones can be downloaded, old ones have expired, and one could not be built. */
export async function seedReports(
  random: Random,
  records: readonly SeedRecord[],
  store: FileStore,
  now: number,
  retentionMs: number,
): Promise<SeedReports> {
  const seeded: SeedReports = { reports: [], files: [] };
  const days = [...new Set(records.map(({ day }) => day))];
  for (let index = 0; index < 24; index += 1) {
    const id = index + 1;
    const day = days[Math.min(days.length - 1, Math.floor((index / 24) * days.length))] ?? '2026-01-01';
    const ofDay = records.filter((record) => record.day === day);
    const ansId = index % 3 === 0 || ofDay.length === 0 ? null : random.pick(ofDay).ansId;
    const createdAt = Math.min(now - 60_000, Date.parse(`${day}T12:00:00Z`) + dayMs + random.below(5 * 3_600_000));
    const fileName = `relatorio_elegibilidade_${day}_${day}${ansId === null ? '' : `_${ansId}`}.csv`;
    const status = index % 11 === 7 ? 'error' : 'done';
    const fileId = status === 'done' ? store.idOf('report', id) : null;
    if (fileId !== null) {
      const lines = ofDay.filter((record) => ansId === null || record.ansId === ansId).map(reportLine);
      const text = reportHead + lines.join('');
      const file = { id: fileId, name: fileName, contentType: 'text/csv; charset=utf-8' };
      await store.storeBytes(file, text);
      seeded.files.push({
        ...file,
        size: Buffer.byteLength(text),
        createdAt,
        keptUntil: createdAt + retentionMs,
      });
    }
    seeded.reports.push({
      id,
      fileName,
      createdAt,
      status,
      firstDate: day,
      lastDate: day,
      ansId,
      brandId: null,
      fileId,
    });
  }
  return seeded;
}
