import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { remindCart } from './remind-cart.ts'

/** Sends the due reminder of a cart, and plans the next one. */
export const remindCartJob = defineJob({
  name: 'remind-cart',
  payload: z.object({ cartId: z.uuid() }),
  triesMax: 10,
  run: (app, { platformId, cartId }) =>
    inScope(app, platformId, async (scope) => {
      const runAt = await remindCart(scope, cartId)
      if (runAt) await addJob(scope, remindCartJob, { cartId }, { runAt, key: `remind-cart:${cartId}` })
    }),
})
