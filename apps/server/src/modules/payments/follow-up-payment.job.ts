import { paymentStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { followDelivery } from './follow-delivery.ts'
import { readToldSale } from './read-told-sale.ts'
import { tellApproved } from './tell-approved.ts'
import { tellRefused } from './tell-refused.ts'
import { tellReversed } from './tell-reversed.ts'
import { tellSubscription } from './tell-subscription.ts'

/**
 * What follows once a payment's status is certain: what was bought is given or taken, and people are told. None of it can fail a sale: the
 * sale is committed before this runs. Delivery has a transaction of its own, so that no mail can hold it up.
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
