import { defineJob } from '#define-job.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { stepTicket } from './plan-step.ts'

export const advanceSubscriptionJob = defineJob({ ...stepTicket, run: advanceSubscription })
