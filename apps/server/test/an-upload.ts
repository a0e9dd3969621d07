import type { App } from '#app.ts'
import { createUpload } from '#modules/uploads/create-upload.ts'
import { finishUpload } from '#modules/uploads/finish-upload.ts'
import type { UploadPurpose } from '#modules/uploads/upload-purposes.ts'
import { inScope } from '#scope.ts'
import { aContentFile } from './a-content-file.ts'
import { fileSamples } from './storage/file-samples.ts'

type UploadWishes = {
  userId: string
  purpose: UploadPurpose | 'PRODUCT_CONTENT'
  contentType?: 'image/png' | 'application/pdf' | 'text/xml'
  role?: 'SELLER' | 'ADMIN' | 'MANAGER'
}

/** A small file, sent and finished. */
export async function anUpload(
  { app, platformId }: { app: App; platformId: string },
  { userId, purpose, contentType = 'image/png', role = 'SELLER' }: UploadWishes,
): Promise<{ key: string; imageUrl: string | null }> {
  if (purpose === 'PRODUCT_CONTENT')
    return { key: await aContentFile({ app, platformId }, { userId, contentType }), imageUrl: null }
  const session = {
    userId,
    role,
    permissions: [],
    platformId,
    sessionId: crypto.randomUUID(),
    steppedUpAt: app.clock.now(),
    lacksSecondFactor: false,
  }
  const file = fileSamples[contentType]
  const { key } = await inScope(app, platformId, (scope) =>
    createUpload({ ...scope, session, ip: '203.0.113.7' }, { purpose, contentType, sizeBytes: file.length }),
  )
  await app.store.put(key, file, contentType)
  return finishUpload(app, session, { key })
}
