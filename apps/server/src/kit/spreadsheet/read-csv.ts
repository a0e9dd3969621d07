import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

export type CsvShape = { encoding: 'UTF_8' | 'WINDOWS_1252'; delimiter: ',' | ';' | '\t' }

/** A record, the line on which it ends, and the bytes of the file up to its end. */
export type CsvRecord = { cells: string[]; line: number; bytes: number }

/** Longer than any row of a shop's report: a quote that is never closed fails here instead of filling the memory. */
const recordBytesMax = 100_000

/** The file cannot be read as CSV: for example a quote is never closed. */
export class UnreadableCsv extends Error {}

/** Records of a CSV file as they are read, the headings included. Rows may be shorter or longer than the headings. */
export async function* readCsv(
  file: Readable,
  { encoding, delimiter }: CsvShape,
): AsyncGenerator<CsvRecord, void> {
  const parser = parse({
    delimiter,
    bom: true,
    encoding: encoding === 'UTF_8' ? 'utf8' : 'latin1',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: recordBytesMax,
    info: true,
  })
  file.on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of file.pipe(parser) as AsyncIterable<ParsedRecord>)
      yield {
        cells: encoding === 'UTF_8' ? record : record.map(asWindows1252),
        line: info.lines,
        bytes: info.bytes,
      }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsv(error.code, { cause: error })
    throw error
  } finally {
    file.destroy()
  }
}

type ParsedRecord = { record: string[]; info: { lines: number; bytes: number } }

const windows1252 = new TextDecoder('windows-1252')

/** Latin-1 has control codes where Windows has quotes, dashes and the euro. */
function asWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (code) => windows1252.decode(Uint8Array.of(code.charCodeAt(0))))
}

/** How the file is written, judged by its beginning: its encoding, and the separator of its first line. */
export function csvShapeOf(head: Buffer): CsvShape {
  const encoding = isUtf8(head) ? 'UTF_8' : 'WINDOWS_1252'
  const [firstLine = ''] = head.toString('latin1').split(/\r\n|\r|\n/, 1)
  const bare = firstLine.replace(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length - 1
  const delimiter = ([';', ',', '\t'] as const).reduce((best, sign) =>
    count(sign) > count(best) ? sign : best,
  )
  return { encoding, delimiter }
}

/** The beginning may end inside a character: its first bytes are ignored. */
function isUtf8(head: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
