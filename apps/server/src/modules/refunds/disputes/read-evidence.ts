import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { disputeFiles } from '#db/schema/refunds.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

const linkLifetimeSeconds = 60

/** A link to a file of a defence. The file may show a buyer's data, so each reader is in the audit log. */
export async function readEvidence(
  caller: Caller,
  { disputeId, fileKey }: { disputeId: string; fileKey: string },
): Promise<{ url: string }> {
  const [file] = await caller.tx
    .select({ key: disputeFiles.key })
    .from(disputeFiles)
    .where(and(eq(disputeFiles.disputeId, disputeId), eq(disputeFiles.key, fileKey)))
  if (!file) throw new AppError('not_found')
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'dispute.file_read', subject: disputeId, detail: { fileKey } },
  )
  return caller.app.store.signDownload({ key: file.key, expiresInSeconds: linkLifetimeSeconds })
}
