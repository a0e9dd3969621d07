import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const held = { because: 'Held against a neighbour by `staff-replay.test.ts`.' }

export const adminAcquirerWebhooksAccess: AccessFacts = {
  at: 'admin.acquirerWebhooks',
  objects: {
    ofPayment: { caller: 'manager', ids: { paymentId: held } },
    discard: { caller: 'manager', ids: { webhookId: held } },
    quarantine: {
      caller: 'manager',
      ids: {
        accountId: { because: 'It narrows what the staff sees, which ends at the wall of its platform.' },
      },
    },
    replay: { caller: 'manager', ids: { webhookId: held } },
  },
}
