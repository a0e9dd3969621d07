import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '../../../scope.ts'
import { findLatestDispute } from './dispute.ts'

/** While a bank decides about the money of a sale, nobody gives it back besides: it would be lost twice. */
export async function refuseDisputed(scope: Scope, paymentId: string): Promise<void> {
  const latest = await findLatestDispute(scope, paymentId)
  if (latest && latest.closedAt === null) throw new AppError('refund_disputed')
}
