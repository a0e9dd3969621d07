import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { uploads } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'

/**
 * Deletes an upload whose link has expired: a file that never arrived or was not finished, and copies sent
 * through the link after the finish, when the finished file already has another key.
 */
export const checkUploadJob = defineJob({
  name: 'check-upload',
  payload: z.object({ key: z.string() }),
  triesMax: 10,
  async run(app, { platformId, key }) {
    await app.store.remove(key)
    await inScope(app, platformId, ({ tx }) => tx.delete(uploads).where(eq(uploads.key, key)))
  },
})
