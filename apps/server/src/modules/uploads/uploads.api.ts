import { procedureFor, router } from '../../api/trpc.ts'
import { inScope } from '../../scope.ts'
import { createUpload, uploadInput } from './create-upload.ts'

export const uploadsApi = router({
  create: procedureFor({ area: 'SIGNED_IN' })
    .input(uploadInput)
    .mutation(({ ctx, input }) =>
      inScope(ctx.app, ctx.platformId, (scope) => createUpload(scope, ctx.session, input)),
    ),
})
