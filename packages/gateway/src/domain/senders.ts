import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import type { batches } from '../db/schema/eligibility.ts';
import { users } from '../db/schema/people.ts';
import type { documents, healthCardUploads, restores } from '../db/schema/uploads.ts';

type Sent = typeof batches | typeof documents | typeof healthCardUploads | typeof restores;

/** Whether a user has a row in a table of uploads. The query runs for each user, because users are few and uploads are many. */
export const hasSent = (read: Read, table: Sent, where?: SQL): SQL =>
  exists(
    read
      .select({ id: table.userId })
      .from(table)
      .where(and(eq(table.userId, users.id), where)),
  );
