/** A PDF of one page with a few lines of plain letters, written without any library. */
export function drawPage(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line.replace(/[()\\\\]/g, '')}) Tj 0 -24 Td`).join('\n')
  const content = `BT /F1 16 Tf 60 760 Td\n${text}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, place) => {
    const at = file.length
    file += `${place + 1} 0 obj${body}endobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  return Buffer.from(
    `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}
