import type { FileType } from '#kit/storage/file-kinds.ts'

/** The smallest genuine file of each kind. */
export const fileSamples: Record<FileType, Buffer> = {
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'image/jpeg': Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  'image/webp': Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64'),
  'image/gif': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'application/pdf': Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
  'text/xml': Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<NFSe/>\n'),
  'text/csv': Buffer.from('\ufeffData;Valor\r\n'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Buffer.from('504b030414000808', 'hex'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': Buffer.from(
    '504b030414000808',
    'hex',
  ),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': Buffer.from(
    '504b030414000808',
    'hex',
  ),
  'application/zip': Buffer.from('504b030414000808', 'hex'),
  'application/zstd': Buffer.from('28b52ffd24003100', 'hex'),
  'application/epub+zip': Buffer.concat([
    Buffer.from('504b0304140000000000', 'hex'),
    Buffer.alloc(20),
    Buffer.from('mimetypeapplication/epub+zip'),
  ]),
  'video/mp4': Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex'),
  'video/quicktime': Buffer.from('00000014667479707174202000000000', 'hex'),
  'video/webm': Buffer.from('1a45dfa39f4286810142f7810142f28104', 'hex'),
  'video/x-matroska': Buffer.from('1a45dfa3a34286810142f7810142f28104', 'hex'),
  'audio/mpeg': Buffer.from('4944330400000000', 'hex'),
  'audio/mp4': Buffer.from('0000001c667479704d344120', 'hex'),
  'audio/ogg': Buffer.from('4f676753000200000000', 'hex'),
  'audio/wav': Buffer.from('524946462400000057415645666d7420', 'hex'),
  'audio/flac': Buffer.from('664c614300000022', 'hex'),
  'text/vtt': Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nOlá\n'),
  'application/vnd.balcao.sealed': Buffer.from('kcHJpbnQh.bm9uY2U.dGFn.Ym9keQ'),
}

/** A PNG whose header promises these dimensions. */
export function pngOf({ width, height }: { width: number; height: number }): Buffer {
  const png = Buffer.from(fileSamples['image/png'])
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}
