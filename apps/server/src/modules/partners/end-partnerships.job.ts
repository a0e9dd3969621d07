import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { endPartnerships } from './end-partnerships.ts'

export const endPartnershipsJob = defineJob({
  name: 'end-partnerships',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: (app, { platformId }) => inScope(app, platformId, endPartnerships),
})
