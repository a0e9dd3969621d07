import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '#scope.ts'

/** A download begins within minutes; a player asks for parts until its lesson is over. */
const lifetimeSeconds = { SAVE: 300, PLAY: 4 * 3_600 }

/** An address of a lesson's file for somebody whose right to it was checked just now. */
export async function signLessonFile(
  { app }: Scope,
  { fileKey }: { fileKey: string | null },
  use: keyof typeof lifetimeSeconds,
): Promise<string> {
  if (fileKey === null) throw new AppError('not_found')
  const { url } = await app.store.signDownload({ key: fileKey, expiresInSeconds: lifetimeSeconds[use] })
  return url
}
