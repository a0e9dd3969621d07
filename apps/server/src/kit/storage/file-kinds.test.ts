import { expect, test } from 'vitest'
import { fileSamples, pngOf } from '#test/storage/file-samples.ts'
import { type FileType, fileTypes, isFileType, isGenuine } from './file-kinds.ts'
import { imageDimensions } from './image-dimensions.ts'

/** Types that share their first bytes: an office file is an archive, and a recording may use a film's container. */
const families: FileType[][] = [
  [
    'application/zip',
    'application/epub+zip',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  ['video/mp4', 'video/quicktime', 'audio/mp4'],
  ['video/webm', 'video/x-matroska'],
]
/** Kinds that consist of text: a CSV file may begin with the same words. */
const texts: FileType[] = ['text/csv', 'text/vtt', 'application/vnd.balcao.sealed']

test('a genuine file of each kind is accepted as its own kind and as no other', () => {
  for (const claimed of fileTypes)
    for (const actual of fileTypes)
      expect(isGenuine(claimed, fileSamples[actual]), `${actual} as ${claimed}`).toBe(
        claimed === actual ||
          (claimed === 'text/csv' && texts.includes(actual)) ||
          (claimed !== 'application/epub+zip' &&
            families.some((family) => family.includes(claimed) && family.includes(actual))),
      )
})

test('a file that a browser would run is no accepted kind', () => {
  for (const type of [
    'image/svg+xml',
    'text/html',
    'application/xhtml+xml',
    'text/javascript',
    '__proto__',
    '',
  ])
    expect(isFileType(type), type).toBe(false)
})

test('markup declared as another kind is refused', () => {
  const disguised = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    ' %PDF-1.4<html>',
    '\ufeff\r\n<html>',
    '',
  ]
  for (const text of disguised)
    for (const type of fileTypes) expect(isGenuine(type, Buffer.from(text)), `${text} as ${type}`).toBe(false)
})

test('a file truncated inside its own header is refused', () => {
  const headerLengths: Partial<Record<FileType, number>> = {
    'image/png': 23,
    'image/gif': 9,
    'image/webp': 29,
    'image/jpeg': 90,
  }
  for (const [type, length] of Object.entries(headerLengths))
    if (isFileType(type)) expect(isGenuine(type, fileSamples[type].subarray(0, length)), type).toBe(false)
})

test('a picture of few bytes and very many pixels is refused', () => {
  expect(isGenuine('image/png', pngOf({ width: 6_000, height: 6_000 }))).toBe(true)
  expect(isGenuine('image/png', pngOf({ width: 10_000, height: 10_000 }))).toBe(false)
  expect(isGenuine('image/png', pngOf({ width: 1, height: 50_000 }))).toBe(false)
  expect(isGenuine('image/png', pngOf({ width: 0xffffffff, height: 0xffffffff }))).toBe(false)
  expect(isGenuine('image/png', pngOf({ width: 0, height: 10 }))).toBe(false)
})

test('the size of every kind of picture is read from its header', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const)
    expect(imageDimensions(fileSamples[type]), type).toEqual({ width: 1, height: 1 })

  const lossless = Buffer.from('5249464600000000574542505650384c000000002f', 'hex')
  const packed = Buffer.alloc(4)
  packed.writeUInt32LE((640 - 1) | ((480 - 1) << 14))
  expect(imageDimensions(Buffer.concat([lossless, packed]))).toEqual({ width: 640, height: 480 })

  const extended = Buffer.from('52494646000000005745425056503858000000000000000000000000000000', 'hex')
  extended.writeUIntLE(1919, 24, 3)
  extended.writeUIntLE(1079, 27, 3)
  expect(imageDimensions(extended)).toEqual({ width: 1920, height: 1080 })
})

test('the size of a photograph is read from after its camera data', () => {
  const jpeg = fileSamples['image/jpeg']
  const exif = Buffer.alloc(2 + 60_000)
  exif.writeUInt16BE(0xffe1, 0)
  exif.writeUInt16BE(60_000, 2)
  const photograph = Buffer.concat([jpeg.subarray(0, 2), exif, exif, Buffer.of(0xff), jpeg.subarray(2)])
  expect(imageDimensions(photograph)).toEqual({ width: 1, height: 1 })
})
