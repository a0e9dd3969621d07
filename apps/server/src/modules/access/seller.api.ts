import { z } from 'zod'
import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { contentsInput } from './contents.input.ts'
import { listContents } from './list-contents.ts'
import { saveContents } from './save-contents.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerContentsApi = router({
  list: seller.read(z.strictObject({ productId: z.uuid() }), listContents),
  save: seller.write(contentsInput, saveContents),
})
