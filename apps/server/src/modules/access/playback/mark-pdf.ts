import { foldToAscii } from '@balcao/domain/fold-to-ascii'

/** A larger PDF is delivered as it is: marking one takes several times its size in memory. */
export const markedBytesMax = 30 * 1024 * 1024

/**
 * Writes a line at the foot of every page. Null where the file cannot be written to, such as one that is
 * locked with a password.
 */
export async function markPdf(bytes: Uint8Array, line: string): Promise<Uint8Array | null> {
  // Loaded for the first PDF: most processes never mark one.
  const { degrees, PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib')
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    const font = await pdf.embedFont(StandardFonts.Helvetica)
    const size = 7
    const text = inFont(line, (character) => font.getCharacterSet().includes(character))
    for (const page of pdf.getPages()) {
      const { x, y, width } = page.getCropBox()
      const angle = page.getRotation().angle
      // A page that is shown turned keeps its line readable along an edge.
      const at = angle % 180 === 0 ? { x: x + 18, y: y + 10 } : { x: x + width - 10, y: y + 18 }
      page.drawText(text, {
        ...at,
        size,
        font,
        color: rgb(0.35, 0.35, 0.35),
        rotate: degrees(angle % 180 === 0 ? 0 : 90),
      })
    }
    return await pdf.save()
  } catch {
    return null
  }
}

/** The font of every reader has the letters of western Europe; others are written as their plain form. */
function inFont(text: string, isInFont: (code: number) => boolean): string {
  return [...text]
    .map((letter) => (isInFont(letter.codePointAt(0) ?? 0) ? letter : foldToAscii(letter) || '?'))
    .join('')
}
