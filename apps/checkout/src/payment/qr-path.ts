import { generate } from 'lean-qr/nano'

const quietZone = 2

/** The dark modules as one SVG path, a run of them per sub-path. */
export function qrPath(code: string): { path: string; size: number } {
  const bitmap = generate(code)
  let path = ''
  for (let y = 0; y < bitmap.size; y += 1) {
    for (let x = 0; x < bitmap.size; x += 1) {
      if (!bitmap.get(x, y)) continue
      let end = x + 1
      while (bitmap.get(end, y)) end += 1
      path += `M${x + quietZone} ${y + quietZone}h${end - x}v1h${x - end}z`
      x = end
    }
  }
  return { path, size: bitmap.size + 2 * quietZone }
}
