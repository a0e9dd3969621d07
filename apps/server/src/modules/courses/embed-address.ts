import { type ExternalVideo, readExternalVideo } from '@balcao/domain/delivery/external-video'
import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'

export const embedPath = '/video/'
const purposeOf = (platformId: string) => `embedded video of ${platformId}`

type Shop = { app: App; platformId: string }

/**
 * Address of the page that shows a video of YouTube or Vimeo. The address is signed for the platform, so that only videos
 * of its lessons can be shown under its name.
 */
export function embedAddress({ app, platformId }: Shop, videoUrl: string): string {
  const body = Buffer.from(videoUrl).toString('base64url')
  return `${embedPath}${body}.${signText(app.secrets, purposeOf(platformId), body)}`
}

export function readEmbedAddress({ app, platformId }: Shop, token: string): ExternalVideo {
  const [body = '', signature = ''] = token.split('.')
  if (!isSignatureOf(app.secrets, purposeOf(platformId), body, signature))
    throw new AppError('permission_missing', { reason: 'signature' })
  const video = readExternalVideo(Buffer.from(body, 'base64url').toString())
  if (video === null) throw new AppError('not_found')
  return video
}
