import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { platformExports } from '#db/schema/closings.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

const linkLifetimeSeconds = 60

/**
 * A link to a finished export. It contains personal data, so the request for the link is in the platform's
 * audit trail, whether the link is followed or not.
 */
export async function readPlatformExport(
  caller: Caller,
  { exportId }: { exportId: string },
): Promise<{ url: string }> {
  const { app, tx } = caller
  const [found] = await tx
    .select()
    .from(platformExports)
    .where(and(eq(platformExports.id, exportId), eq(platformExports.state, 'READY')))
  if (!found?.key) throw new AppError('not_found')
  const { key, sha256, requestedAt } = found
  await writeAudit(caller, actorOf(caller), {
    action: 'personal_data.read',
    subject: 'platform_export',
    detail: { exportId, sha256 },
  })
  const fileName = `balcao-${dayInSaoPaulo(requestedAt)}.zip`
  return app.store.signDownload({ key, expiresInSeconds: linkLifetimeSeconds, fileName })
}
