import { defineJob } from '../../define-job.ts'
import { turnTicket } from './plan-turn.ts'
import { turnSubscription } from './turn-subscription.ts'

/** Takes the next step of a subscription when its time has come. */
export const turnSubscriptionJob = defineJob({ ...turnTicket, run: turnSubscription })
