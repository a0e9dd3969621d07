export type ImageDimensions = { width: number; height: number }

/** Reads width and height from the header of a PNG, GIF, WebP or JPEG, without unpacking the picture. */
export function imageDimensions(bytes: Uint8Array): ImageDimensions | undefined {
  const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    if (image[0] === 0x89) return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) }
    if (image[0] === 0x47) return { width: image.readUInt16LE(6), height: image.readUInt16LE(8) }
    if (image[0] === 0x52) return ofWebp(image)
    return ofJpeg(image)
  } catch (error) {
    // The file ends inside its own header.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function ofWebp(image: Buffer): ImageDimensions {
  const chunk = image.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: 1 + image.readUIntLE(24, 3), height: 1 + image.readUIntLE(27, 3) }
  if (chunk === 'VP8L') {
    const packed = image.readUInt32LE(21)
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) }
  }
  return { width: image.readUInt16LE(26) & 0x3fff, height: image.readUInt16LE(28) & 0x3fff }
}

/** The size is in the frame header, after any number of segments with their own lengths. */
function ofJpeg(image: Buffer): ImageDimensions | undefined {
  let at = 2
  while (image.readUInt8(at) === 0xff) {
    const marker = image.readUInt8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrameHeader(marker))
      return { width: image.readUInt16BE(at + 7), height: image.readUInt16BE(at + 5) }
    else at += 2 + image.readUInt16BE(at + 2)
  }
  return undefined
}

function isFrameHeader(marker: number): boolean {
  const isOtherTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc
  return marker >= 0xc0 && marker <= 0xcf && !isOtherTable
}
