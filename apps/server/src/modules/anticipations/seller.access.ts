import type { inferRouterOutputs } from '@trpc/server'
import {
  type AccessFacts,
  type AnticipationHoldings,
  type ObjectRow,
  probe,
} from '#rpc/testing/access-facts.ts'
import type { sellerAnticipationsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerAnticipationsApi>

const on = (holding: keyof AnticipationHoldings, more: object = {}): ObjectRow => ({
  anticipationId: ({ anticipations }) => ({ anticipationId: anticipations[holding], ...more }),
})

const requestId = '00000000-0000-4000-8000-00000000000c'

export const sellerAnticipationsAccess: AccessFacts = {
  at: 'seller.anticipations',
  objects: {
    quote: {
      lotIds: probe<Answers['quote']>({
        own: ({ anticipations }) => ({ lotIds: [anticipations.waitingLotId] }),
        harmless: (quote) => quote?.grossCents === 0,
      }),
    },
    get: on('requestedId'),
    cancel: on('cancelableId'),
    accept: on('counteredId', { netCents: 0 }),
    request: {
      lotIds: {
        own: ({ anticipations }) => ({ requestId, netCents: 0, lotIds: [anticipations.waitingLotId] }),
        refusal: 'record_changed',
      },
      requestId: 'It is made by the browser, and looked for among one’s own requests alone.',
    },
  },
}
