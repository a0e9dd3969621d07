import { Readable } from 'node:stream'
import type { App } from '#app.ts'
import { asPerson } from '#demo/as-person.ts'
import type { DiskStore } from '#kit/storage/disk-store.ts'
import { signFileParts } from '#modules/uploads/files/sign-file-parts.ts'
import { inScope } from '#scope.ts'

/** Uploads parts of a file as a browser would, by signed links. */
export async function putParts(
  { app, platformId }: { app: App; platformId: string },
  { userId, uploadId, body, numbers }: { userId: string; uploadId: string; body: Buffer; numbers?: number[] },
): Promise<void> {
  const store = app.store as DiskStore
  const { partBytes } = store
  const all = Array.from({ length: Math.ceil(body.length / partBytes) }, (_, index) => index + 1)
  for (const number of numbers ?? all) {
    const [link] = await inScope(app, platformId, (scope) =>
      signFileParts(asPerson(scope, { userId, role: 'SELLER' }), { uploadId, numbers: [number] }),
    )
    await store.receivePart({
      query: Object.fromEntries(new URL(link?.url ?? '', 'http://store').searchParams),
      body: Readable.from([body.subarray((number - 1) * partBytes, number * partBytes)]),
    })
  }
}
