import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { describeCustomer } from './describe-customer.ts'
import { exportCustomerData } from './export-customer-data.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })

export const customerDataApi = router({
  person: customer.read(describeCustomer),
  /** A mutation, because it is logged. */
  export: customer.write(exportCustomerData),
})
