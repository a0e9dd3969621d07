import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listFees } from './list-fees.ts'
import { netQuoteInput, quoteNet } from './quote-net.ts'

const seller = proceduresFor({ area: 'SELLER' })

/** Net of a price, before anything is sold. */
export const sellerPricingApi = router({ quoteNet: seller.readLagging(netQuoteInput, quoteNet) })

export const sellerFeesApi = router({ list: seller.read((caller) => listFees(caller, caller.session)) })
