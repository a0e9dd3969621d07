import type { z } from 'zod'
import type { App } from '#app.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { KeyCall } from '#rpc/rest/routes-for.ts'
import { inScope } from '#scope.ts'
import { signedPartsMax, type uploadIdInput } from './file-upload.input.ts'
import {
  arrivedParts,
  countParts,
  type FileUpload,
  findFileUpload,
  partsOf,
  sizeOfPart,
} from './file-upload.ts'
import { signFileParts } from './sign-file-parts.ts'

/** State of a file, and the addresses for its missing parts. */
export async function describeFile(
  { app, session, ip }: KeyCall,
  { uploadId }: z.output<typeof uploadIdInput>,
) {
  const { platformId, userId } = session
  const upload = await inScope(app, platformId, (scope) => findFileUpload(scope, { uploadId, userId }))
  const { id, fileName, contentType, sizeBytes, state, refusal, key, partBytes } = upload
  const numbers = state === 'ARRIVING' ? await missingParts(app, upload) : []
  const nextParts =
    numbers.length === 0
      ? []
      : await inScope(app, platformId, async (scope) => {
          const { url: shop } = await getPlatform(scope)
          const links = await signFileParts({ ...scope, session, ip }, { uploadId, numbers })
          return links.map(({ number, url, headers }) => ({
            number,
            firstByte: (number - 1) * partBytes,
            sizeBytes: sizeOfPart(upload, number),
            url: new URL(url, shop).href,
            headers,
          }))
        })
  return {
    id,
    fileName: fileName ?? '',
    contentType,
    sizeBytes,
    state,
    refusal,
    key: state === 'READY' ? key : null,
    partBytes,
    partCount: countParts(upload),
    nextParts,
  }
}

async function missingParts(app: App, upload: FileUpload): Promise<number[]> {
  const arrived = new Set(arrivedParts(upload, (await app.store.listParts(partsOf(upload))) ?? []))
  const missing: number[] = []
  for (let number = 1; number <= countParts(upload) && missing.length < signedPartsMax; number += 1)
    if (!arrived.has(number)) missing.push(number)
  return missing
}
