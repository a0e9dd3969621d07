import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { uploads } from '../../db/schema/messages.ts'
import { defineJob } from '../../define-job.ts'
import { isFileType, isGenuine } from '../../kit/storage/file-kinds.ts'
import { inScope } from '../../scope.ts'

/**
 * A store that is not ours takes whatever bytes arrive under the signed type, so each file is looked at once its link is dead.
 * What never came is forgotten; what is not what it claimed to be is removed.
 */
export const checkUploadJob = defineJob({
  name: 'check-upload',
  payload: z.object({ key: z.string() }),
  triesMax: 10,
  async run(app, { platformId, key }) {
    const [upload] = await inScope(app, platformId, ({ tx }) =>
      tx.select().from(uploads).where(eq(uploads.key, key)),
    )
    if (!upload) return
    const stored = await app.store.get(key)
    if (stored) {
      const { contentType, sizeBytes } = upload
      const fits = stored.sizeBytes === sizeBytes
      const bytes = fits ? await buffer(stored.body) : undefined
      if (bytes && isFileType(contentType) && isGenuine(contentType, bytes)) return
      stored.body.destroy()
      await app.store.remove(key)
      app.log.warn({ key, contentType }, 'An uploaded file was not what it claimed to be and is gone')
    }
    await inScope(app, platformId, ({ tx }) => tx.delete(uploads).where(eq(uploads.key, key)))
  },
})
