import type { CheckedCertificate } from './check-certificate.ts'

/** An A4 sheet in landscape, in points. */
const page = { width: 842, height: 595 }
const margin = 72
const textWidth = page.width - 2 * margin
/** Mean width of a letter of Helvetica, relative to its size: long names are set in a smaller size to fit. */
const letterWidth = 0.56

type Line = { text: string; size: number; y: number; isBold?: boolean; grey?: number }

/** A certificate as a PDF of one page, in fonts that every reader has. */
export function drawCertificate(
  { studentName, courseName, sellerName, lessons, issuedAt, code }: CheckedCertificate,
  { brand, checkUrl }: { brand: string; checkUrl: string },
): Buffer {
  const day = issuedAt.toLocaleDateString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const lines: Line[] = [
    { text: brand, size: 13, y: 500, grey: 0.4 },
    { text: 'Certificado de conclusão', size: 15, y: 430, grey: 0.4 },
    { text: studentName, size: 38, y: 380, isBold: true },
    { text: 'concluiu o curso', size: 15, y: 335, grey: 0.4 },
    { text: courseName, size: 26, y: 298, isBold: true },
    { text: `${lessons} ${lessons === 1 ? 'aula' : 'aulas'}, em ${day}`, size: 15, y: 264 },
    { text: sellerName, size: 15, y: 150, isBold: true },
    { text: `Código ${code}`, size: 11, y: 112, grey: 0.4 },
    { text: `Confira em ${checkUrl}`, size: 11, y: 94, grey: 0.4 },
    { text: 'Curso livre, nos termos do Decreto nº 5.154/2004.', size: 9, y: 66, grey: 0.4 },
  ]
  const frame = `0.043 0.42 0.325 RG 2 w 36 36 ${page.width - 72} ${page.height - 72} re S 0.8 G 0.75 w ${margin} 180 m ${margin + 260} 180 l S`
  return writePdf([frame, ...lines.map(drawLine)].join('\n'), `Certificado: ${courseName}`)
}

function drawLine({ text, size, y, isBold = false, grey = 0 }: Line): string {
  const fitting = Math.min(size, textWidth / (Math.max(1, text.length) * letterWidth))
  return `BT ${grey} g /${isBold ? 'F2' : 'F1'} ${fitting.toFixed(1)} Tf ${margin} ${y} Td ${literal(text)} Tj ET`
}

/** A PDF string in Windows-1252; other letters lose their accents or become a question mark. */
function literal(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (sign) => {
    if ((sign.codePointAt(0) ?? 0) <= 0xff) return sign
    const bare = sign.normalize('NFD').replace(/\p{M}/gu, '')
    return replacements[sign] ?? (/^[\x20-\x7e]+$/.test(bare) ? bare : '?')
  }).join('')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would end the string or the page.
  return `(${letters.replace(/[\x00-\x1f\x7f-\x9f]/g, ' ').replace(/[()\\]/g, (sign) => `\\${sign}`)})`
}

const replacements: Record<string, string> = {
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
}

function writePdf(content: string, title: string): Buffer {
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(pt-BR)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    `<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title${literal(title)}>>`,
  ]
  let file = '%PDF-1.4\n%âãÏÓ\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
