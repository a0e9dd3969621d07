import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'
import { isPlainFileName } from '#kit/storage/attachment-named.ts'
import { isObjectKey } from '#kit/storage/object-key.ts'

export const playbackPath = '/media/'

/** Long enough to begin playback; a player that needs longer requests a new address and resumes. */
const lifetimeSeconds = 900
/** Lifetime of a stream's address: the player uses the same address until the film ends. */
const streamSeconds = 4 * 3_600
const purpose = 'playback address'

/** The file that one buyer may read through the address while the grant is open, and the kind of delivery. */
const playbackShape = z.strictObject({
  platformId: z.uuid(),
  grantId: z.uuid(),
  /** Set for a file of a lesson. */
  lessonId: z.uuid().optional(),
  userId: z.uuid(),
  key: z.string().refine(isObjectKey),
  /**
   * PLAY: range requests of a player. STREAM: playlists and renditions of a film (HLS). CAPTIONS: captions of the player. MARKED: a PDF with the buyer's name,
   * downloaded under this file name.
   */
  as: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('PLAY'), sizeBytes: z.int().positive() }),
    z.strictObject({ way: z.literal('CAPTIONS') }),
    z.strictObject({ way: z.literal('STREAM') }),
    z.strictObject({ way: z.literal('MARKED'), fileName: z.string().refine(isPlainFileName) }),
  ]),
})
export type Playback = z.infer<typeof playbackShape>

/**
 * Signed address by which this buyer reads a file. The address alone opens nothing: every request needs the
 * buyer's session and an open grant as well (`admit-playback.ts`).
 */
export function playbackAddress(app: App, playback: Playback): string {
  const seconds = playback.as.way === 'STREAM' ? streamSeconds : lifetimeSeconds
  const expires = app.clock.now().getTime() + seconds * 1000
  const body = Buffer.from(JSON.stringify({ ...playback, expires })).toString('base64url')
  return `${playbackPath}${body}.${signText(app.secrets, purpose, body)}`
}

export function readPlaybackAddress(app: App, token: string): Playback {
  const [body = '', signature = ''] = token.split('.')
  if (!isSignatureOf(app.secrets, purpose, body, signature))
    throw new AppError('permission_missing', { reason: 'signature' })
  const { expires, ...playback } = z
    .looseObject({ expires: z.int() })
    .parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (app.clock.now().getTime() >= expires) throw new AppError('token_expired')
  return playbackShape.parse(playback)
}
