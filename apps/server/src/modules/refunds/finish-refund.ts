import type { Scope } from '../../scope.ts'
import { ownReasonOf } from './own-reason-of.ts'
import { readSale } from './read-sale.ts'
import { type Refund, updateRefund } from './refund.ts'
import { finishRequest } from './requests/finish-request.ts'
import { tellBuyer } from './tell-people.ts'

/** A refund has reached the buyer: it is over, as is a request that asked for it, and the buyer is told of a part. */
export async function finishRefund(scope: Scope, refund: Refund): Promise<void> {
  const { id, paymentId, amountCents } = refund
  await updateRefund(scope, id, { state: 'DONE', failure: null, closedAt: scope.now })
  await finishRequest(scope, id)
  const sale = await readSale(scope, paymentId)
  // Of a purchase that is refunded whole the buyer hears by the event of that name, as the platform's settings say.
  if (sale.payment.status === 'REFUNDED') return
  await tellBuyer(scope, sale, {
    key: `refund-made:${id}`,
    template: 'refundMade',
    amountCents,
    more: { method: sale.payment.method, ownReason: ownReasonOf(refund) },
  })
}
