import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { discardWebhook } from './discard-webhook.ts'
import { listPaymentWebhooks, paymentWebhooksInput } from './list-payment-webhooks.ts'
import { listQuarantine, quarantineInput, sumQuarantine } from './list-quarantine.ts'
import { replayByStaff } from './replay-by-staff.ts'
import { replayInput } from './webhook.input.ts'

const access = { area: 'ADMIN', permission: 'isSalesAvailable' } as const

/** Acquirers' webhooks about sales. */
export const adminAcquirerWebhooksApi = router({
  quarantine: proceduresFor(access).readLagging(quarantineInput, listQuarantine),
  sumQuarantine: proceduresFor(access).readLagging(sumQuarantine),
  ofPayment: proceduresFor(access).read(paymentWebhooksInput, listPaymentWebhooks),
  /** A replay may book money, so it needs a fresh proof of identity. */
  replay: proceduresFor({ ...access, freshProof: true }).write(
    { webhook: 'webhookId' },
    replayInput,
    replayByStaff,
  ),
  discard: proceduresFor({ ...access, freshProof: true }).write(
    { webhook: 'webhookId' },
    replayInput,
    discardWebhook,
  ),
})
