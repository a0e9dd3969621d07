import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { platformExports } from '#db/schema/closings.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PlatformExportInput } from './closing.input.ts'
import { writePlatformExportJob } from './write-platform-export.job.ts'

/** Requests an export of all data of the platform. A job writes it. */
export async function askPlatformExport(
  caller: Caller,
  { requestId }: PlatformExportInput,
): Promise<{ exportId: string }> {
  const { tx, platformId, now, session } = caller
  // Serialises concurrent retries of one request: the second reads after the first has committed.
  await lockPlatform(caller)
  const [repeated] = await tx
    .select({ id: platformExports.id })
    .from(platformExports)
    .where(and(eq(platformExports.requestedBy, session.userId), eq(platformExports.requestId, requestId)))
  if (repeated) return { exportId: repeated.id }
  const exportId = randomUUID()
  await tx.insert(platformExports).values({
    id: exportId,
    platformId,
    requestId,
    state: 'WAITING',
    requestedBy: session.userId,
    requestedAt: now,
  })
  await addJob(caller, writePlatformExportJob, { exportId })
  await writeAudit(caller, actorOf(caller), {
    action: 'platform_export.asked',
    subject: exportId,
    detail: {},
  })
  return { exportId }
}
