import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { requestDeletionInput } from './deletion.input.ts'
import { getDeletion } from './get-deletion.ts'
import { requestDeletion } from './request-deletion.ts'
import { withdrawDeletion } from './withdraw-deletion.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerPrivacyApi = router({
  deletion: seller.read(getDeletion),
  requestDeletion: proceduresFor({ area: 'SELLER', freshProof: true }).write(
    requestDeletionInput,
    requestDeletion,
  ),
  withdrawDeletion: seller.write(withdrawDeletion),
})
