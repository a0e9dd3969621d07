import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { disputeFiles, disputes } from '#db/schema/refunds.ts'
import { readStudyEvidence } from '#modules/courses/read-study-evidence.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { disputeColumns, disputeRow } from './list-disputes.ts'

/** One dispute with its defence. */
export async function getDisputeView({ scope, sees }: SaleViewer<'WHOLE'>, disputeId: string) {
  const { tx } = scope
  const [found] = await tx
    .select({
      ...disputeColumns,
      defence: disputes.defence,
      decision: disputes.decision,
      bankReason: disputes.bankReason,
      orderId: orders.id,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .innerJoin(users, eq(users.id, disputes.sellerId))
    .where(and(sees, eq(disputes.id, disputeId)))
  if (!found) throw new AppError('not_found')
  const { orderId, ...dispute } = found
  const files = await tx
    .select({ fileKey: disputeFiles.key, addedAt: disputeFiles.addedAt })
    .from(disputeFiles)
    .where(eq(disputeFiles.disputeId, disputeId))
    .orderBy(disputeFiles.addedAt, disputeFiles.id)
  return {
    ...disputeRow(dispute),
    evidence: await readStudyEvidence(scope, orderId),
    files: files.map(({ fileKey, addedAt }) => ({ fileKey, addedAt: addedAt.toISOString() })),
  }
}
