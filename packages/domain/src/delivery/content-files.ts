/** Types of files that sellers give to buyers, by the file's extension. No type that a browser would run is among them. */
export const contentFileTypes = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  vtt: 'text/vtt',
} as const

export type ContentFileType = (typeof contentFileTypes)[keyof typeof contentFileTypes]

export const contentBytesMax = 5_000_000_000

/** Captions are text: an hour of speech is some ten kilobytes. */
export const captionsBytesMax = 1_000_000

export type MediaKind = 'VIDEO' | 'AUDIO'

export function contentFileTypeOf(fileName: string): ContentFileType | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(contentFileTypes, ending)
    ? contentFileTypes[ending as keyof typeof contentFileTypes]
    : undefined
}

export type ContentFileKind = MediaKind | 'DOCUMENT' | 'CAPTIONS'

export function contentFileKindOf(contentType: string): ContentFileKind {
  return contentType === 'text/vtt' ? 'CAPTIONS' : (mediaKindOf(contentType) ?? 'DOCUMENT')
}

/** Endings of the files of these kinds, such as `mp4`. */
export function endingsOf(...kinds: readonly ContentFileKind[]): string[] {
  return Object.entries(contentFileTypes)
    .filter(([, contentType]) => kinds.includes(contentFileKindOf(contentType)))
    .map(([ending]) => ending)
}

/** Type of a file that is sent in parts: a content of a product, or a list of records to import. */
export function sentFileTypeOf(fileName: string): ContentFileType | 'text/csv' | undefined {
  return /\.csv$/i.test(fileName) ? 'text/csv' : contentFileTypeOf(fileName)
}

/** How a player shows the file; null for a file that is downloaded instead. */
export function mediaKindOf(contentType: string): MediaKind | null {
  if (contentType.startsWith('video/')) return 'VIDEO'
  return contentType.startsWith('audio/') ? 'AUDIO' : null
}
