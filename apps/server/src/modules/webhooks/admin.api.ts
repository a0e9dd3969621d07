import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { listPaymentWebhooks, paymentWebhooksInput } from './list-payment-webhooks.ts'
import { replayByStaff } from './replay-by-staff.ts'
import { replayInput } from './webhook.input.ts'

const access = { area: 'ADMIN', permission: 'isSalesAvailable' } as const

/** What acquirers told us about sales. */
export const adminAcquirerWebhooksApi = router({
  ofPayment: proceduresFor(access).read(paymentWebhooksInput, listPaymentWebhooks),
  /** It may book money, so whoever asks for it has just proved who they are. */
  replay: proceduresFor({ ...access, freshProof: true }).write(replayInput, replayByStaff),
})
