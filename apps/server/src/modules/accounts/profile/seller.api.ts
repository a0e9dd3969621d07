import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { getProfile } from './get-profile.ts'
import { profileInput } from './profile.input.ts'
import { saveProfile } from './save-profile.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerProfileApi = router({
  get: seller.read(getProfile),
  save: seller.write(profileInput, saveProfile),
})
