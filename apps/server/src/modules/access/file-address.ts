import { type MediaKind, mediaKindOf } from '@balcao/domain/delivery/content-files'
import { foldToAscii } from '@balcao/domain/texts/fold-to-ascii'
import { invariant } from '#kit/invariant.ts'
import { fileKinds, fileTypeOfKey } from '#kit/storage/file-kinds.ts'
import { readStream } from '#modules/uploads/renditions/read-stream.ts'
import type { Caller } from '#rpc/caller.ts'
import { markedBytesMax } from './playback/mark-pdf.ts'
import { playbackAddress } from './playback/playback-address.ts'

/** Long enough for a slow phone to begin the download, too short to be shared. */
export const linkLifetimeSeconds = 60

type GrantedFile = {
  grantId: string
  /** Lesson of the file; missing for a content of the product. */
  lessonId?: string
  title: string
  fileKey: string
  sizeBytes: number | null
}

/**
 * The address of a file of the caller's own grant: a video or recording to play, a PDF marked with the
 * caller's name, or a download.
 */
export async function fileAddress(
  caller: Caller,
  { grantId, lessonId, title, fileKey, sizeBytes }: GrantedFile,
): Promise<{ url: string; kind: MediaKind | null; streamUrl: string | null }> {
  const { app, platformId, session } = caller
  const contentType = fileTypeOfKey(fileKey)
  invariant(sizeBytes !== null && contentType, 'a file has a type and a size')
  const file = { platformId, grantId, ...(lessonId && { lessonId }), userId: session.userId, key: fileKey }
  const kind = mediaKindOf(contentType)
  if (kind !== null) {
    const isStream = kind === 'VIDEO' && (await readStream(caller, fileKey)).length > 0
    return {
      url: playbackAddress(app, { ...file, as: { way: 'PLAY', sizeBytes } }),
      kind,
      streamUrl: isStream ? `${playbackAddress(app, { ...file, as: { way: 'STREAM' } })}/index.m3u8` : null,
    }
  }
  const fileName = fileNameOf(title, fileKinds[contentType].extension)
  if (contentType === 'application/pdf' && sizeBytes <= markedBytesMax)
    return { url: playbackAddress(app, { ...file, as: { way: 'MARKED', fileName } }), kind, streamUrl: null }
  const link = await app.store.signDownload({ key: fileKey, expiresInSeconds: linkLifetimeSeconds, fileName })
  return { url: link.url, kind, streamUrl: null }
}

/** 'Apostila: Módulo 1' becomes 'apostila-modulo-1.pdf'. */
function fileNameOf(title: string, extension: string): string {
  const plain = foldToAscii(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 60) || 'arquivo'}.${extension}`
}
