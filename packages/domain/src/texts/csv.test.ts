import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRow } from './csv.ts'

/** A plain reader of RFC 4180, which reads a file as a spreadsheet does. */
function readRow(row: string, delimiter: string): string[] {
  const cells: string[] = []
  let position = 0
  for (;;) {
    let cell = ''
    if (row[position] === '"') {
      position += 1
      while (row[position] !== '"' || row[position + 1] === '"') {
        cell += row[position]
        position += row[position] === '"' ? 2 : 1
      }
      position += 1
    } else {
      while (row[position] !== delimiter && row[position] !== '\r') cell += row[position++]
    }
    cells.push(cell)
    if (row[position] !== delimiter) return cells
    position += 1
  }
}

describe('rows for spreadsheets', () => {
  test.each(['=HYPERLINK("http://evil")', '@SUM(A1)', '+1', '-1', '\t=1', '\r=1', '\0=1'])(
    '%j cannot run as a formula',
    (text) => {
      const [cell] = readRow(csvRow([text]), ',')
      expect(cell).toBe(`'${text}`)
    },
  )

  test.each(['Ana,=1+1', 'Ana;@SUM(A1)', 'Ana\t+1', 'Ana, -1'])(
    '%j stays one cell, whatever character the spreadsheet splits at',
    (text) => {
      for (const delimiter of [',', ';'] as const)
        for (const split of [',', ';', '\t'])
          expect(readRow(csvRow([text], { delimiter }), split)).toEqual([text])
    },
  )

  test('quotes, delimiters and line ends are kept inside the cell', () => {
    expect(csvRow(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe(
      '"a,b","say ""hi""","two\nlines",plain\r\n',
    )
    expect(csvRow(['a;b', 'a,b'], { delimiter: ';' })).toBe('"a;b";a,b\r\n')
  })

  test('numbers stay numbers, and an absent value is an empty cell', () => {
    expect(csvRow([-5, 0, true, null, undefined, ''])).toBe('-5,0,true,,,\r\n')
  })

  test('an amount below zero is a number, and a text that only resembles a number is not', () => {
    const amount = (number: string) => ({ number })
    expect(csvRow([amount('-4971,99'), amount('10,00')], { delimiter: ';' })).toBe('-4971,99;10,00\r\n')
    expect(csvRow([amount('-4971.99')])).toBe('-4971.99\r\n')
    expect(csvRow([amount('-1+2')])).toBe("'-1+2\r\n")
  })

  test("a cell with any person's name reads back unchanged", () => {
    const cells = fastCheck.array(fastCheck.string({ unit: 'binary' }), { minLength: 1, maxLength: 6 })
    fastCheck.assert(
      fastCheck.property(cells, fastCheck.constantFrom(',' as const, ';' as const), (texts, delimiter) => {
        const expected = texts.map((text) => (/^[=+\-@\t\r\n\0]/.test(text) ? `'${text}` : text))
        expect(readRow(csvRow(texts, { delimiter }), delimiter)).toEqual(expected)
      }),
      { numRuns: 500, seed: 20_261_115 },
    )
  })
})
