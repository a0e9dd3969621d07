import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { type UploadRefusal, uploads } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import { invariant } from '#kit/invariant.ts'
import type { Job } from '#kit/jobs/job.ts'
import { beginsAs, headBytes, isFileType } from '#kit/storage/file-kinds.ts'
import { scanStream } from '#kit/storage/scan-stream.ts'
import { planRenditions } from '#modules/uploads/renditions/plan-renditions.ts'
import { inScope } from '#scope.ts'
import { dropLater } from './drop-file.job.ts'
import { asFileUpload, type FileUpload, partsOf } from './file-upload.ts'
import { planRefusalMail } from './plan-refusal-mail.ts'

/** Time for which a seller can read why a file was refused. */
const refusalKeptDays = 7
/** Size from which the check of a file takes so long that small ones must not wait behind it. */
const largeBytes = 100_000_000
const slotPauseMs = 2_000

type FileToCheck = { uploadId: string }

/**
 * Joins the parts of a file and checks it: its type by its content, and viruses if a scanner is configured. The file
 * cannot be used before.
 */
export const checkFileJob: Job<App, FileToCheck> = defineJob({
  name: 'check-file',
  payload: z.object({ uploadId: z.uuid() }),
  triesMax: 12,
  async run(app, { platformId, uploadId }) {
    const upload = await readChecked(app, platformId, uploadId)
    if (!upload) return
    // Five gigabytes take minutes. A person waits for it, but payments and mails must not.
    if (!app.fileSlots.take(uploadId, upload.sizeBytes > largeBytes)) {
      await inScope(app, platformId, (scope) =>
        addJob(scope, checkFileJob, { uploadId }, { runAt: new Date(scope.now.getTime() + slotPauseMs) }),
      )
      return
    }
    try {
      await app.store.joinParts({ ...partsOf(upload), sizeBytes: upload.sizeBytes })
      await settle(app, platformId, upload, await refusalOf(app, upload))
    } finally {
      app.fileSlots.leave(uploadId)
    }
  },
  /** A file that cannot be checked is not delivered. */
  async giveUp(app, { platformId, uploadId }) {
    const upload = await readChecked(app, platformId, uploadId)
    if (upload) await settle(app, platformId, upload, 'UNCHECKED')
  },
})

async function readChecked(app: App, platformId: string, uploadId: string): Promise<FileUpload | null> {
  const [upload] = await inScope(app, platformId, ({ tx }) =>
    tx.select().from(uploads).where(eq(uploads.id, uploadId)),
  )
  return upload?.state === 'CHECKING' ? asFileUpload(upload) : null
}

async function refusalOf(
  app: App,
  { key, contentType, sizeBytes }: FileUpload,
): Promise<UploadRefusal | null> {
  const end = Math.min(headBytes, sizeBytes) - 1
  const head = await app.store.get(key, { start: 0, end })
  invariant(head && isFileType(contentType), 'a joined file is stored under its key')
  if (!beginsAs(contentType, await buffer(head.body))) return 'WRONG_TYPE'
  const { clamd } = app.config
  if (clamd === undefined) return null
  // Scanners stop at a size. A larger film is accepted, because it contains no executable code; a larger
  // archive might, and is refused.
  const isMedia = contentType.startsWith('video/') || contentType.startsWith('audio/')
  const ofTooLarge = isMedia ? null : 'TOO_LARGE_TO_CHECK'
  if (sizeBytes > clamd.streamBytesMax) return ofTooLarge
  const stored = await app.store.get(key)
  invariant(stored, 'a joined file is stored under its key')
  const found = await scanStream(clamd.address, stored.body)
  if (found.verdict === 'INFECTED') {
    app.log.warn({ upload: key, virus: found.name }, 'A file was refused: the scanner found a virus')
    return 'INFECTED'
  }
  return found.verdict === 'TOO_LARGE' ? ofTooLarge : null
}

async function settle(
  app: App,
  platformId: string,
  upload: FileUpload,
  refusal: UploadRefusal | null,
): Promise<void> {
  const { id: uploadId } = upload
  if (refusal) {
    await app.store.dropParts(partsOf(upload))
    await app.store.remove(upload.key)
  }
  await inScope(app, platformId, async (scope) => {
    const isEncoded = !refusal && app.config.ffmpeg !== undefined && upload.contentType.startsWith('video/')
    await scope.tx
      .update(uploads)
      .set({
        state: refusal ? 'REFUSED' : 'READY',
        refusal,
        encodingDueAt: isEncoded ? scope.now : null,
      })
      .where(eq(uploads.id, uploadId))
    if (isEncoded) await planRenditions(scope, upload.userId)
    if (!refusal) return
    await dropLater(scope, uploadId, { days: refusalKeptDays })
    await planRefusalMail(scope, uploadId)
  })
}
