import type { App } from '#app.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'

const contentType = 'image/gif'
/** The smallest valid picture. */
const probe = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/** Writes a file, reads it and deletes it. The count is flushed at once, because the tester reads it next. */
export async function testStorage(app: App, platformId: string): Promise<{ works: boolean }> {
  const works = await isKept(app)
  app.serviceCounts.note({ platformId, service: 'STORAGE', hasAnswered: works, at: app.clock.now() })
  await app.serviceCounts.settled()
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
