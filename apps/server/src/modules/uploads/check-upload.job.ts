import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { uploads } from '../../db/schema/messages.ts'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'

/**
 * Once its link is dead, a file that never came, or came and was not finished, is forgotten. A finished one has another key by then, and
 * what the link was used for once more goes with it.
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
