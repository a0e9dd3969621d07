import type { AccessFacts } from '../../rpc/testing/access-facts.ts'

const held = { because: 'Held against a neighbour by `staff-replay.test.ts`.' }

export const adminAcquirerWebhooksAccess: AccessFacts = {
  at: 'admin.acquirerWebhooks',
  objects: {
    ofPayment: { caller: 'manager', ids: { paymentId: held } },
    replay: { caller: 'manager', ids: { webhookId: held } },
  },
}
