import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import type { batches } from '../db/schema/eligibility.ts';
import { users } from '../db/schema/people.ts';
import type { documents, healthCardUploads, restores } from '../db/schema/uploads.ts';

type Sent = typeof batches | typeof documents | typeof healthCardUploads | typeof restores;

/** Whether a user has a row in a table of what people send. Asked for each user: they are few, what they send is not. */
export const hasSent = (read: Read, table: Sent, where?: SQL): SQL =>
  exists(
    read
      .select({ id: table.userId })
      .from(table)
      .where(and(eq(table.userId, users.id), where)),
  );
