import { AppError } from '@balcao/domain/app-error'
import { z } from 'zod'
import type { Scope } from '../../scope.ts'
import { undoStep } from '../funnels/undo-step.ts'
import { askRefund } from '../refunds/ask-refund.ts'

export const undoUpsellInput = z.object({ paymentId: z.uuid() })

/** Five minutes after a click its buyer can take it back, in the same browser: the money goes back whole, and nobody is asked. */
export async function undoUpsell(
  scope: Scope,
  { paymentId }: z.output<typeof undoUpsellInput>,
  { ip, ownPaymentIds }: { ip: string; ownPaymentIds: readonly string[] },
): Promise<void> {
  if (!ownPaymentIds.includes(paymentId)) throw new AppError('payment_not_found')
  await undoStep(scope, paymentId)
  await askRefund(
    scope,
    { kind: 'WHOLE', paymentId, key: `undo ${paymentId}`, reason: 'Undone by the buyer within minutes' },
    { userId: null, ip, askedBy: 'BUYER' },
  )
}
