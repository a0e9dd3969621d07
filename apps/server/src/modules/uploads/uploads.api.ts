import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { createUpload, uploadInput } from './create-upload.ts'
import { finishUpload, finishUploadInput } from './finish-upload.ts'

const signedIn = proceduresFor({ area: 'SIGNED_IN' })

export const uploadsApi = router({
  create: signedIn.write(uploadInput, createUpload),
  /** Opens its own transactions, because a file is read, redrawn and stored outside them. */
  finish: procedureFor({ area: 'SIGNED_IN' })
    .input(finishUploadInput)
    .mutation(({ ctx, input }) => finishUpload(ctx.app, ctx.session, input)),
})
