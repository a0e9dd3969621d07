import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listOwnVisits } from './list-own-visits.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerVisitsApi = router({ list: seller.read(listOwnVisits) })
