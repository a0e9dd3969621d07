import type { App } from '../../../app.ts'
import { newObjectKey } from '../../../kit/storage/object-key.ts'
import { inScope } from '../../../scope.ts'
import { noteService } from '../../platforms/services/note-service.ts'

const contentType = 'image/gif'
/** The smallest picture there is. */
const probe = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/** Puts a file where files go, reads it and takes it away again. */
export async function testStorage(app: App, platformId: string): Promise<{ works: boolean }> {
  const works = await isKept(app)
  await inScope(app, platformId, (scope) => noteService(scope, 'STORAGE', works))
  return { works }
}

async function isKept({ store, log }: App): Promise<boolean> {
  const key = newObjectKey('arrivals', contentType)
  try {
    await store.put(key, probe, contentType)
    const stored = await store.get(key)
    stored?.body.destroy()
    await store.remove(key)
    return stored?.sizeBytes === probe.length
  } catch (error) {
    log.error({ err: error }, 'The store failed its test')
    return false
  }
}
