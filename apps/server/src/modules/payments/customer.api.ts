import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listPurchases, purchaseListInput } from './views/list-purchases.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })

export const customerPurchasesApi = router({
  list: customer.readLagging(purchaseListInput, listPurchases),
})
