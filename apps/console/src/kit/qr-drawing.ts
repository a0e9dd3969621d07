import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

const quietZone = 4

/** The modules of a QR code as one path, with the margin that cameras need around it. */
export function qrDrawing(text: string): { size: number; path: string; offset: number } {
  const bitmap = generate(text)
  return { size: bitmap.size + 2 * quietZone, path: toSvgPath(bitmap), offset: quietZone }
}
