import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { listOwnFees } from './list-own-fees.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerFeesApi = router({ list: seller.read(listOwnFees) })
