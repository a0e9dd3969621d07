import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { accountingExports } from '#db/schema/accounting.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { accountingWords } from './accounting-words.ts'

const linkLifetimeSeconds = 60

/** A link to a finished file. The request for the link is in the audit log, whether the link is followed or not. */
export async function readAccountingFile(
  caller: Caller,
  { exportId }: { exportId: string },
): Promise<{ url: string }> {
  const { app, tx, session, ip } = caller
  const [found] = await tx
    .select()
    .from(accountingExports)
    .where(and(eq(accountingExports.id, exportId), eq(accountingExports.state, 'READY')))
  if (!found?.key) throw new AppError('not_found')
  const { key, format, locale, fromDay, toDay, sha256 } = found
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'accounting_export.read', subject: exportId, detail: { sha256 } },
  )
  const fileName = `${accountingWords[locale].fileName}-${fromDay}-${toDay}.${format.toLowerCase()}`
  return app.store.signDownload({ key, expiresInSeconds: linkLifetimeSeconds, fileName })
}
