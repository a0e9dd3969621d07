import { type ExternalVideo, readExternalVideo } from '@balcao/domain/delivery/external-video'
import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'

export const embedPath = '/video/'
const purpose = 'embedded video'

/** Address of the page that shows a video of YouTube or Vimeo. Signed, so that nobody shows other videos under a shop's name. */
export function embedAddress(app: App, videoUrl: string): string {
  const body = Buffer.from(videoUrl).toString('base64url')
  return `${embedPath}${body}.${signText(app.secrets, purpose, body)}`
}

export function readEmbedAddress(app: App, token: string): ExternalVideo {
  const [body = '', signature = ''] = token.split('.')
  if (!isSignatureOf(app.secrets, purpose, body, signature))
    throw new AppError('permission_missing', { reason: 'signature' })
  const video = readExternalVideo(Buffer.from(body, 'base64url').toString())
  if (video === null) throw new AppError('not_found')
  return video
}
