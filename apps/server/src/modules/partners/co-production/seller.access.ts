import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, probe } from '#rpc/testing/access-facts.ts'
import type { sellerCoProductionApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerCoProductionApi>

const invitation = (productId: string, { partnersEmail }: Holdings) => ({
  productId,
  email: partnersEmail,
  basisPoints: 1_000,
  base: 'REMAINDER',
})

const simulation = (productId: string, contractId: string | null) => ({
  productId,
  contractId,
  basisPoints: 1_000,
  base: 'REMAINDER',
})

const contract = (name: 'coProductionId' | 'coProductionOfferedId', more: object) => ({
  contractId: (own: Holdings) => ({ contractId: own[name], ...more }),
})

export const sellerCoProductionAccess: AccessFacts = {
  at: 'seller.coProduction',
  objects: {
    list: {
      productId: probe<Answers['list']>({
        own: ({ productId }) => ({ tab: 'OWNER', productId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
    invite: {
      productId: {
        own: (own) => invitation(own.bumpProductId, own),
        foreign: (own, { productId }) => invitation(productId, own),
        refusal: 'product_not_found',
      },
    },
    get: contract('coProductionId', {}),
    simulate: {
      productId: {
        own: ({ productId }) => simulation(productId, null),
        refusal: 'product_not_found',
      },
      contractId: {
        own: ({ productId, coProductionId }) => simulation(productId, coProductionId),
        foreign: ({ productId }, { coProductionId }) => simulation(productId, coProductionId),
      },
    },
    change: contract('coProductionId', { basisPoints: 1_500, base: 'REMAINDER' }),
    answer: contract('coProductionOfferedId', { answer: 'accept' }),
    end: contract('coProductionId', { reason: 'O trabalho acabou' }),
  },
}
