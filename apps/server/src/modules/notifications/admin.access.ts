import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const adminBroadcastsAccess: AccessFacts = {
  at: 'admin.broadcasts',
  objects: {
    cancel: {
      broadcastId: 'broadcasts.test.ts cancels one of another platform, which is not found.',
    },
  },
}
