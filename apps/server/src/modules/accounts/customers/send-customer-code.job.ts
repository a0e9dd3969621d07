import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { sendCustomerCode } from './send-customer-code.ts'

export const sendCustomerCodeJob = defineJob({
  name: 'send-customer-code',
  payload: z.object({ email: z.string(), browserHash: z.string() }),
  triesMax: 10,
  isAwaited: true,
  run: (app, { platformId, email, browserHash }) =>
    inScope(app, platformId, (scope) => sendCustomerCode(scope, { email, browserHash })),
})
