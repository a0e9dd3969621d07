import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { accessListInput, listAccess } from './list-access.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })

export const customerAccessApi = router({
  list: customer.readLagging(accessListInput, listAccess),
})
