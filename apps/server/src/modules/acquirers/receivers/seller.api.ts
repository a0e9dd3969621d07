import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listOwnReceivers } from './list-own-receivers.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerReceiversApi = router({ list: seller.readLagging(listOwnReceivers) })
