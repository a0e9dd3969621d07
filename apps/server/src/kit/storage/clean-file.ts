import { AppError } from '@balcao/domain/app-error'
import { type FileType, fileKinds, isGenuine, pixelsMax } from './file-kinds.ts'

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const

/**
 * A picture is drawn anew from its pixels: place, camera and whatever else was hidden in the file stay behind, and the way it was held is
 * part of the pixels. Any other file is handed back as it is, once its content shows that it is what it claims to be.
 */
export async function cleanFile(contentType: FileType, bytes: Buffer): Promise<Buffer> {
  if (!isGenuine(contentType, bytes)) throw new AppError('upload_refused', { reason: 'content' })
  if (!fileKinds[contentType].isImage) return bytes
  // Loaded for the first picture: it brings a library of its own into the memory of a process, and most never see one.
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
