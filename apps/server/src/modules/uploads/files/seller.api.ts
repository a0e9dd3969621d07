import { listRenditions, renditionsInput } from '#modules/uploads/renditions/list-renditions.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { beginFileUpload } from './begin-file-upload.ts'
import { cancelFileUpload } from './cancel-file-upload.ts'
import { completeFileUpload } from './complete-file-upload.ts'
import { filePartsInput, fileUploadInput, uploadIdInput } from './file-upload.input.ts'
import { readFileUpload } from './read-file-upload.ts'
import { readStorage } from './read-storage.ts'
import { signFileParts } from './sign-file-parts.ts'

const seller = proceduresFor({ area: 'SELLER' })

/** Files that a seller gives to buyers. `begin` and `complete` call the store, outside any transaction. */
export const sellerFilesApi = router({
  storage: seller.read(readStorage),
  begin: procedureFor({ area: 'SELLER' })
    .input(fileUploadInput)
    .mutation(({ ctx, input }) => beginFileUpload(ctx.app, ctx.session, input)),
  sign: seller.write(filePartsInput, signFileParts),
  complete: procedureFor({ area: 'SELLER' })
    .input(uploadIdInput)
    .mutation(({ ctx, input }) => completeFileUpload(ctx.app, ctx.session, input)),
  get: seller.read(uploadIdInput, readFileUpload),
  renditions: seller.read(renditionsInput, listRenditions),
  cancel: seller.write(uploadIdInput, cancelFileUpload),
})
