import type { inferRouterOutputs } from '@trpc/server'
import {
  type AccessFacts,
  type Holdings,
  type IdProbe,
  ofProviderAccount,
  probe,
} from '../../../rpc/testing/access-facts.ts'
import type { adminReceiversApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminReceiversApi>

const ofPerson = (of: (own: Holdings, userId: string) => object): IdProbe =>
  probe({
    own: (own) => of(own, own.sellerId),
    foreign: (own, { sellerId }) => of(own, sellerId),
    refusal: 'not_found',
  })

const link = ({ providerAccountId }: Holdings, userId: string) => ({
  accountId: providerAccountId,
  userId,
  providerReference: 're_outro',
})

export const adminReceiversAccess: AccessFacts = {
  at: 'admin.receivers',
  objects: {
    list: {
      caller: 'manager',
      ids: {
        accountId: probe<Answers['list']>({
          own: ({ providerAccountId }) => ({ accountId: providerAccountId }),
          foreign: (_own, { providerAccountId }) => ({ accountId: providerAccountId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
    create: {
      caller: 'manager',
      ids: {
        accountId: {
          because:
            'Asks a real provider. A foreign account is refused like that of `link`, by the same function.',
        },
        userId: {
          because: 'Asks a real provider. A foreign person is not found; receivers.test.ts tells it.',
        },
      },
    },
    link: {
      caller: 'manager',
      ids: {
        accountId: ofProviderAccount({ userId: null, providerReference: 're_da_plataforma' }),
        userId: ofPerson(link),
      },
    },
    sync: {
      caller: 'manager',
      ids: {
        receiverId: probe({
          own: ({ receiverId }) => ({ receiverId }),
          foreign: (_own, { receiverId }) => ({ receiverId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
