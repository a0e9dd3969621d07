import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'
import type { adminReceiversApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminReceiversApi>

export const adminReceiversAccess: AccessFacts = {
  at: 'admin.receivers',
  objects: {
    list: {
      accountId: probe<Answers['list']>({
        own: ({ providerAccountId }) => ({ accountId: providerAccountId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
    create: {
      accountId: 'Asks a real provider. A foreign account is not found; receivers.test.ts tells it.',
      userId: 'Asks a real provider. A foreign person is not found; receivers.test.ts tells it.',
    },
    sync: {
      receiverId: ({ receiverId }) => ({ receiverId }),
    },
  },
}
