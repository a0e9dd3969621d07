import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const held = 'Held against a neighbour by `staff-replay.test.ts`.'

export const adminAcquirerWebhooksAccess: AccessFacts = {
  at: 'admin.acquirerWebhooks',
  objects: {
    ofPayment: { paymentId: held },
    discard: { webhookId: held },
    quarantine: {
      accountId: 'It narrows what the staff sees, which ends at the wall of its platform.',
    },
    replay: { webhookId: held },
  },
}
