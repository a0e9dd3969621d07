import { parentPort, workerData } from 'node:worker_threads'
import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'

// Entry file of a worker thread. Node runs it directly, so it imports packages only.

/** Each letter of the line, with a substitute for letters that the font lacks. */
export type PdfToMark = { bytes: Uint8Array; letters: (readonly [letter: string, plain: string])[] }

const fontSize = 7
const bufferBytesMax = 256 * 1024 * 1024

/**
 * Bounds the memory of buffers, which the thread's resource limits do not count: the library unpacks a stream
 * of any size into one buffer, and some hundred kilobytes can unpack to gigabytes.
 */
function boundBuffers(): void {
  let bytes = 0
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, given, asked) {
      const made = Reflect.construct(target, given, asked)
      if (typeof given[0] === 'number') bytes += given[0]
      if (bytes > bufferBytesMax) throw new RangeError('the PDF unpacks to more than may be held')
      return made
    },
  })
}

async function mark({ bytes, letters }: PdfToMark): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const inFont = new Set(font.getCharacterSet())
  const text = letters
    .map(([letter, plain]) => (inFont.has(letter.codePointAt(0) ?? 0) ? letter : plain))
    .join('')
  for (const page of pdf.getPages()) {
    const { x, y, width } = page.getCropBox()
    const angle = page.getRotation().angle
    // On a rotated page the line runs along an edge and stays readable.
    const at = angle % 180 === 0 ? { x: x + 18, y: y + 10 } : { x: x + width - 10, y: y + 18 }
    page.drawText(text, {
      ...at,
      size: fontSize,
      font,
      color: rgb(0.35, 0.35, 0.35),
      rotate: degrees(angle % 180 === 0 ? 0 : 90),
    })
  }
  return pdf.save()
}

boundBuffers()
parentPort?.postMessage(await mark(workerData as PdfToMark))
