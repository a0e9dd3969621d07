import type { Scope } from '../../scope.ts'
import { readSale } from './read-sale.ts'
import type { Refund } from './refund.ts'
import { tellBuyer } from './tell-people.ts'

/** Tells the buyer that the money is back. */
export async function mailRefund(scope: Scope, { id, paymentId, amountCents }: Refund): Promise<void> {
  const sale = await readSale(scope, paymentId)
  await tellBuyer(scope, sale, {
    key: `refund-made:${id}`,
    template: 'refundMade',
    amountCents,
    more: { method: sale.payment.method },
  })
}
