import { expect, test } from 'vitest'
import { unzip } from '#test/unzip.ts'
import { type Sheet, writeXlsx } from './write-xlsx.ts'

const pieces = async (sheets: Sheet[], rowsMax?: number) =>
  unzip(Buffer.concat(await Array.fromAsync(writeXlsx(sheets, rowsMax))))

test('texts stay texts, cents keep every cent, and instants are spreadsheet dates', async () => {
  const files = await pieces([
    {
      name: 'Razão',
      widths: [20, 12],
      rows: [
        ['=1+1 & <b>"x"</b>\u0007', { cents: -1 }, { cents: 123_456_789_01 }, { at: '1900-01-01 12:00:00' }],
      ],
    },
  ])
  expect(files.get('xl/worksheets/sheet1.xml')).toContain(
    '<row><c t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &lt;b&gt;&quot;x&quot;&lt;/b&gt;</t></is></c>' +
      '<c s="1"><v>-0.01</v></c><c s="1"><v>123456789.01</v></c><c s="2"><v>2.50000000</v></c></row>',
  )
  expect(files.get('xl/worksheets/sheet1.xml')).toContain(
    '<cols><col min="1" max="1" width="20" customWidth="1"/><col min="2" max="2" width="12" customWidth="1"/></cols>',
  )
  expect(files.get('xl/styles.xml')).toContain('formatCode="dd/mm/yyyy\\ hh:mm"')
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="Razão" sheetId="1" r:id="rId1"/>')
  expect([...files.keys()]).toContain('[Content_Types].xml')
})

test('rows beyond the limit of a sheet go on in the next, and a full one is not followed by an empty one', async () => {
  const rows = Array.from({ length: 4 }, (_, place) => [String(place)])
  const files = await pieces(
    [
      { name: 'Linhas', widths: [20], rows },
      { name: 'Totais', widths: [20], rows: [] },
    ],
    2,
  )
  const workbook = files.get('xl/workbook.xml') ?? ''
  expect([...workbook.matchAll(/sheet name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Linhas',
    'Linhas 2',
    'Totais',
  ])
  expect(files.get('xl/worksheets/sheet2.xml')).toMatch(/>2<.*>3</)
})

test('any number of rows is written in small pieces', async () => {
  const count = 200_000
  function* rows() {
    for (let row = 0; row < count; row++) yield [`Linha ${row}`, { cents: row }] as const
  }
  let [bytes, largest] = [0, 0]
  for await (const piece of writeXlsx([{ name: 'Linhas', widths: [20], rows: rows() }])) {
    bytes += piece.length
    largest = Math.max(largest, piece.length)
  }
  expect(bytes).toBeGreaterThan(500_000)
  expect(largest).toBeLessThan(200_000)
})
