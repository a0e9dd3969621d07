import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { connectionInput, connectionVendorInput } from './connection.input.ts'
import { getConnection } from './get-connection.ts'
import { listConnections } from './list-connections.ts'
import { removeConnection } from './remove-connection.ts'
import { saveConnection } from './save-connection.ts'
import { testConnection } from './test-connection.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** Changing the destination of buyers' data needs a fresh proof. */
const proven = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerConnectionsApi = router({
  list: seller.read(listConnections),
  get: seller.read(connectionVendorInput, getConnection),
  save: proven.write(connectionInput, saveConnection),
  remove: seller.write(connectionVendorInput, removeConnection),
  test: seller.write(connectionVendorInput, testConnection),
})
