import { defineJob } from '#define-job.ts'
import { turnTicket } from './plan-turn.ts'
import { turnSubscription } from './turn-subscription.ts'

export const turnSubscriptionJob = defineJob({ ...turnTicket, run: turnSubscription })
