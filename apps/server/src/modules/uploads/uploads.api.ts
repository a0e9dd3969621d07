import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { createUpload, uploadInput } from './create-upload.ts'

const signedIn = proceduresFor({ area: 'SIGNED_IN' })

export const uploadsApi = router({
  create: signedIn.write(uploadInput, createUpload),
})
