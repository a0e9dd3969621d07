import { AppError } from '@balcao/domain/texts/app-error'
import { type FileType, fileKinds, isGenuine, pixelsMax } from './file-kinds.ts'

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const

/**
 * Redraws a picture from its pixels: location, camera and all other hidden data are dropped, and the orientation is
 * applied to the pixels. Any other file is returned unchanged, once its content proves its type.
 */
export async function cleanFile(contentType: FileType, bytes: Buffer): Promise<Buffer> {
  if (!isGenuine(contentType, bytes)) throw new AppError('upload_refused', { reason: 'content' })
  if (!fileKinds[contentType].isImage) return bytes
  // Loaded for the first picture: it brings a large library into memory, which most processes never need.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { animated: true, limitInputPixels: pixelsMax, failOn: 'error' })
    const { pages = 1 } = await picture.metadata()
    const upright = pages > 1 ? picture : picture.autoOrient()
    return await upright.toFormat(formats[contentType as keyof typeof formats]).toBuffer()
  } catch (error) {
    throw new AppError('upload_refused', { reason: 'content' }, { cause: error })
  }
}
