import { AppError } from '@balcao/domain/texts/app-error'
import type { Scope } from '#scope.ts'
import { hasOpenDispute } from './dispute.ts'

/** Refuses a refund while a bank decides about the same money, which could otherwise be lost twice. */
export async function refuseDisputed(scope: Scope, paymentId: string): Promise<void> {
  if (await hasOpenDispute(scope, paymentId)) throw new AppError('refund_disputed')
}
