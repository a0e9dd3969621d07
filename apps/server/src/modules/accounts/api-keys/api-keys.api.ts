import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { apiKeyIdInput, newApiKeyInput, newFeedInput } from './api-key.input.ts'
import { createApiKey } from './create-api-key.ts'
import { createFeed } from './create-feed.ts'
import { apiCallListInput, listApiCalls } from './list-api-calls.ts'
import { apiKeyListInput, listApiKeys } from './list-api-keys.ts'
import { replaceApiKey } from './replace-api-key.ts'
import { revokeApiKey } from './revoke-api-key.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** A key acts without its owner present, so creating one needs a fresh proof. */
const provenSeller = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerApiKeysApi = router({
  list: seller.read(apiKeyListInput, listApiKeys),
  calls: seller.read(apiCallListInput, listApiCalls),
  create: provenSeller.write(newApiKeyInput, createApiKey),
  createFeed: provenSeller.write(newFeedInput, createFeed),
  replace: provenSeller.write(apiKeyIdInput, replaceApiKey),
  revoke: seller.write(apiKeyIdInput, revokeApiKey),
})

const staff = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
const provenStaff = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true })

/** Keys of the platform. A key reads what the staff member who created it may read. */
export const adminApiKeysApi = router({
  list: staff.read(apiKeyListInput, listApiKeys),
  calls: staff.read(apiCallListInput, listApiCalls),
  create: provenStaff.write('platform', newApiKeyInput, createApiKey),
  revoke: staff.write('platform', apiKeyIdInput, revokeApiKey),
})
