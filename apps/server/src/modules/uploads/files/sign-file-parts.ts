import { AppError } from '@balcao/domain/texts/app-error'
import type { z } from 'zod'
import type { Caller } from '#rpc/caller.ts'
import type { filePartsInput } from './file-upload.input.ts'
import { countParts, findFileUpload, partsOf, sizeOfPart } from './file-upload.ts'

const linkLifetimeSeconds = 900
const signLimit = { name: 'file parts', perMinute: 600, burst: 600 }

/** Links through which the browser sends parts of its file, directly to the store. */
export async function signFileParts(
  caller: Caller,
  { uploadId, numbers }: z.output<typeof filePartsInput>,
): Promise<{ number: number; url: string; headers: Record<string, string> }[]> {
  const { app, session } = caller
  const upload = await findFileUpload(caller, { uploadId, userId: session.userId })
  if (upload.state !== 'ARRIVING') throw new AppError('upload_not_found', { field: 'uploadId' })
  if (numbers.some((number) => number > countParts(upload)))
    throw new AppError('upload_refused', { field: 'numbers' })
  app.limits.spend(signLimit, session.userId)
  return Promise.all(
    numbers.map(async (number) => ({
      number,
      ...(await app.store.signPart({
        ...partsOf(upload),
        number,
        sizeBytes: sizeOfPart(upload, number),
        expiresInSeconds: linkLifetimeSeconds,
      })),
    })),
  )
}
