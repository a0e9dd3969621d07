import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { forgetLinkBuyers } from './forget-link-buyers.ts'

export const forgetLinkBuyersJob = defineJob({
  name: 'forget-link-buyers',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  onMovedClock: 'NEXT_NIGHT',
  run: (app, { platformId }) => inScope(app, platformId, forgetLinkBuyers),
})
