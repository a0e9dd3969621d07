import { count, eq, max, sql } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import { readServiceHealth } from '#modules/platforms/services/read-service-health.ts'
import type { Scope } from '#scope.ts'

/** The platform's file storage: its place, the size of the uploads, and the result of the last test. */
export async function readStorageHealth(scope: Scope) {
  const { app, tx } = scope
  const [[stored], health] = await Promise.all([
    tx
      .select({
        files: count(),
        bytes: sql<number>`coalesce(sum(${uploads.sizeBytes}), 0)::float8`,
        lastFileAt: max(uploads.createdAt),
      })
      .from(uploads)
      .where(eq(uploads.state, 'READY')),
    readServiceHealth(scope, 'STORAGE'),
  ])
  return {
    kind: app.config.s3 ? ('BUCKET' as const) : ('FOLDER' as const),
    files: stored?.files ?? 0,
    bytes: stored?.bytes ?? 0,
    lastFileAt: stored?.lastFileAt?.toISOString() ?? null,
    ...health,
  }
}
