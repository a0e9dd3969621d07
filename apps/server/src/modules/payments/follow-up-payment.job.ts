import { paymentStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { followDelivery } from './follow-delivery.ts'
import { readToldSale } from './read-told-sale.ts'
import { tellApproved } from './tell-approved.ts'
import { tellRefused } from './tell-refused.ts'
import { tellReversed } from './tell-reversed.ts'
import { tellSubscription } from './tell-subscription.ts'

/**
 * Follow-up of a certain status: delivery, then mails. None of it can fail a sale, which is committed before
 * this runs. Delivery has its own transaction, so that no mail delays it.
 */
export const followUpPaymentJob = defineJob({
  name: 'follow-up-payment',
  payload: z.object({ paymentId: z.uuid(), status: z.enum(paymentStatuses) }),
  triesMax: 25,
  run: async (app, { platformId, paymentId, status }) => {
    await inScope(app, platformId, async (scope) => {
      await followDelivery(scope, paymentId)
      await tellSubscription(scope, paymentId)
    })
    if (status === 'PENDING' || status === 'CANCELED') return
    await inScope(app, platformId, async (scope) => {
      const sale = await readToldSale(scope, paymentId)
      if (!sale) return
      if (status === 'APPROVED') await tellApproved(scope, sale)
      else if (status === 'REJECTED') await tellRefused(scope, sale)
      else await tellReversed(scope, sale, status === 'REFUNDED' ? 'onRefound' : 'onChargeback')
    })
  },
})
