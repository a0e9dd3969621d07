import { imageDimensions } from './image-dimensions.ts'

const megabyte = 1024 * 1024

/**
 * The accepted kinds of files. Nothing that a browser would run, such as SVG or HTML, is among them; XML is
 * only ever served as a download. `magic` is the pattern of the first bytes in hexadecimal.
 */
export const fileKinds = {
  'image/png': { extension: 'png', isImage: true, bytesMax: 5 * megabyte, magic: /^89504e470d0a1a0a/ },
  'image/jpeg': { extension: 'jpg', isImage: true, bytesMax: 5 * megabyte, magic: /^ffd8ff/ },
  'image/webp': {
    extension: 'webp',
    isImage: true,
    bytesMax: 5 * megabyte,
    magic: /^52494646.{8}57454250565038(20|4c|58)/,
  },
  'image/gif': { extension: 'gif', isImage: true, bytesMax: 5 * megabyte, magic: /^474946383[79]61/ },
  'application/pdf': { extension: 'pdf', isImage: false, bytesMax: 15 * megabyte, magic: /^255044462d3/ },
  /** An invoice as the tax office signs it; `<?xml`, with or without a byte order mark. */
  'text/xml': { extension: 'xml', isImage: false, bytesMax: megabyte, magic: /^(efbbbf)?3c3f786d6c20/ },
  /** Text of any kind, with or without a byte order mark: no control characters, no markup, no PDF. */
  'text/csv': {
    extension: 'csv',
    isImage: false,
    bytesMax: megabyte,
    magic: /^(?!(?:efbbbf)?(?:09|0a|0d|20)*(?:3c|25504446))(?:09|0a|0d|[2-9a-f].)+$/,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    extension: 'xlsx',
    isImage: false,
    bytesMax: megabyte,
    magic: /^504b0304/,
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extension: 'docx',
    isImage: false,
    bytesMax: megabyte,
    magic: /^504b0304/,
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    extension: 'pptx',
    isImage: false,
    bytesMax: megabyte,
    magic: /^504b0304/,
  },
  'application/zip': { extension: 'zip', isImage: false, bytesMax: megabyte, magic: /^504b0304/ },
  /** Written by the server only. */
  'application/zstd': { extension: 'zst', isImage: false, bytesMax: megabyte, magic: /^28b52ffd/ },
  /** An archive whose first entry names the type, as the format demands. */
  'application/epub+zip': {
    extension: 'epub',
    isImage: false,
    bytesMax: megabyte,
    magic: /^504b0304.{52}6d696d6574797065(?:..){0,16}6170706c69636174696f6e2f657075622b7a6970/,
  },
  'video/mp4': { extension: 'mp4', isImage: false, bytesMax: megabyte, magic: /^.{8}66747970/ },
  'video/quicktime': {
    extension: 'mov',
    isImage: false,
    bytesMax: megabyte,
    magic: /^.{8}(?:66747970|6d6f6f76|6d646174|77696465|66726565)/,
  },
  'video/webm': { extension: 'webm', isImage: false, bytesMax: megabyte, magic: /^1a45dfa3/ },
  'video/x-matroska': { extension: 'mkv', isImage: false, bytesMax: megabyte, magic: /^1a45dfa3/ },
  'audio/mpeg': { extension: 'mp3', isImage: false, bytesMax: megabyte, magic: /^(?:494433|fff[23ab])/ },
  'audio/mp4': { extension: 'm4a', isImage: false, bytesMax: megabyte, magic: /^.{8}66747970/ },
  'audio/ogg': { extension: 'ogg', isImage: false, bytesMax: megabyte, magic: /^4f676753/ },
  'audio/wav': { extension: 'wav', isImage: false, bytesMax: megabyte, magic: /^52494646.{8}57415645/ },
  'audio/flac': { extension: 'flac', isImage: false, bytesMax: megabyte, magic: /^664c6143/ },
  /** Captions of a video. */
  'text/vtt': { extension: 'vtt', isImage: false, bytesMax: megabyte, magic: /^(efbbbf)?574542565454/ },
  /** A file that the server sealed itself, such as a certificate: `k….…`. */
  'application/vnd.balcao.sealed': {
    extension: 'sealed',
    isImage: false,
    bytesMax: megabyte,
    magic: /^(7631|6b.{16})2e/,
  },
} as const satisfies Record<string, { extension: string; isImage: boolean; bytesMax: number; magic: RegExp }>

/** Number of first bytes that `magic` needs. */
export const headBytes = 96

export type FileType = keyof typeof fileKinds

export const fileTypes = Object.keys(fileKinds) as [FileType, ...FileType[]]

/** A picture of few bytes can unfold into more pixels than a phone has memory for. */
export const pixelsMax = 40_000_000
const sideMax = 16_384

export function isFileType(contentType: string): contentType is FileType {
  return Object.hasOwn(fileKinds, contentType)
}

export function fileTypeOfKey(key: string): FileType | undefined {
  const extension = key.slice(key.lastIndexOf('.') + 1)
  return fileTypes.find((type) => fileKinds[type].extension === extension)
}

/** Whether the bytes match the declared type: a type counts only when the content proves it. */
export function isGenuine(contentType: FileType, bytes: Uint8Array): boolean {
  if (!beginsAs(contentType, bytes)) return false
  if (!fileKinds[contentType].isImage) return true
  const size = imageDimensions(bytes)
  if (!size || size.width < 1 || size.height < 1) return false
  return Math.max(size.width, size.height) <= sideMax && size.width * size.height <= pixelsMax
}

/** Whether a file begins as its type does; for a file that is too large to be read whole. */
export function beginsAs(contentType: FileType, head: Uint8Array): boolean {
  return fileKinds[contentType].magic.test(Buffer.from(head.subarray(0, headBytes)).toString('hex'))
}
