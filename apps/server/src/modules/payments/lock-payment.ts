import { AppError } from '@balcao/domain/app-error'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { payments } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

export type LockedPayment = {
  payment: Payment
  /** Another payment has the reported transaction. */
  isTransactionTaken: boolean
  /** Another payment was paid by the reported Pix. */
  isReceiptTaken: boolean
}

/** Locks the payment and finds out whether what is reported of it belongs to another payment already. */
export async function lockPayment(
  scope: Scope,
  paymentId: string,
  { transactionId = '', endToEndId }: ProviderReport,
): Promise<LockedPayment> {
  const others = alias(payments, 'others')
  const taken = scope.tx
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(others.providerAccountId, payments.providerAccountId),
        eq(others.transactionId, transactionId),
        ne(others.id, payments.id),
      ),
    )
  const [found] = await scope.tx
    .select({ payment: getTableColumns(payments), isTransactionTaken: sql<boolean>`exists ${taken}` })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('update', { of: payments })
  if (!found) throw new AppError('payment_not_found')
  const isReceiptTaken = endToEndId !== undefined && (await isPaidAnother(scope, paymentId, endToEndId))
  return { ...found, isReceiptTaken }
}

/** One receipt is claimed at a time: whoever comes second sees what the first has written, and not the index that refuses it. */
async function isPaidAnother(
  { tx, platformId }: Scope,
  paymentId: string,
  endToEndId: string,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} ${endToEndId}`}, 0))`)
  const found = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.endToEndId, endToEndId), ne(payments.id, paymentId)))
  return found.length > 0
}
