import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { withdrawalInvoices, withdrawals } from '#db/schema/payouts.ts'
import type { WithdrawalViewer } from '#modules/payouts/withdrawals/withdrawal-viewer.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'

const linkLifetimeSeconds = 60

/**
 * A link to the invoice of a withdrawal. The request for the link is in the audit log, whether the link is
 * followed or not.
 */
export async function readInvoice(
  { scope, sees }: WithdrawalViewer,
  { withdrawalId }: { withdrawalId: string },
): Promise<{ url: string }> {
  const { app, tx, session, ip } = scope
  const [invoice] = await tx
    .select({ key: withdrawalInvoices.key, userId: withdrawals.userId })
    .from(withdrawalInvoices)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalInvoices.withdrawalId))
    .where(and(sees, eq(withdrawals.id, withdrawalId)))
  if (!invoice) throw new AppError('not_found')
  await writeAudit(
    scope,
    { userId: session.userId, ip },
    { action: 'withdrawal.invoice_read', subject: withdrawalId, detail: { userId: invoice.userId } },
  )
  return app.store.signDownload({ key: invoice.key, expiresInSeconds: linkLifetimeSeconds })
}
