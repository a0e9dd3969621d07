import { qrDrawing } from './qr-drawing.ts'

const svgType = 'image/svg+xml'
/** Pixels of a module's side: sharp in print at the size of a hand. */
const moduleSide = 24

export function qrSvg(text: string): Blob {
  const { size, path, offset } = qrDrawing(text)
  const side = size * moduleSide
  return new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" transform="translate(${offset} ${offset})"/></svg>`,
    ],
    { type: svgType },
  )
}

export async function qrPng(text: string): Promise<Blob> {
  const { size, path, offset } = qrDrawing(text)
  const side = size * moduleSide
  const canvas = new OffscreenCanvas(side, side)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('The browser cannot draw the picture')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.scale(moduleSide, moduleSide)
  pen.translate(offset, offset)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  return canvas.convertToBlob({ type: 'image/png' })
}
