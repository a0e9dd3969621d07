import { type FileToZip, zipFiles } from './zip-files.ts'

/** A text, an amount in cents, or a day and time in São Paulo as `2030-03-13 12:00:00`. */
export type Cell = string | { cents: number } | { at: string }

export type Sheet = {
  name: string
  /** Width of each column in characters: a wider date or amount is displayed as ####. */
  widths: readonly number[]
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
}

/** Most rows that a spreadsheet program opens; further rows go to another sheet. */
export const rowsOfASheet = 1_048_576

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * A workbook, written while its rows are read. Texts are inline, so that no shared string table grows in memory.
 */
export async function* writeXlsx(sheets: readonly Sheet[], rowsMax = rowsOfASheet): AsyncGenerator<Buffer> {
  const names: string[] = []
  async function* files(): AsyncGenerator<FileToZip> {
    for (const { name, widths, rows } of sheets) {
      const iterator = toIterator(rows)
      for (let part = 1, isMore = true; isMore; part++) {
        names.push(part === 1 ? name : `${name} ${part}`)
        const progress = { isMore: false }
        yield {
          name: `xl/worksheets/sheet${names.length}.xml`,
          body: sheetXml(iterator, { widths, rowsMax, progress }),
        }
        isMore = progress.isMore
      }
    }
    yield { name: 'xl/styles.xml', body: [styles] }
    yield { name: 'xl/workbook.xml', body: [workbook(names)] }
    yield { name: 'xl/_rels/workbook.xml.rels', body: [workbookRelations(names)] }
    yield { name: '_rels/.rels', body: [rootRelations] }
    yield { name: '[Content_Types].xml', body: [contentTypes(names)] }
  }
  yield* zipFiles(files())
}

type Rows = { next: () => Promise<readonly Cell[] | null> }

/** Reads one row ahead, so that a full sheet is not followed by an empty one. */
function toIterator(rows: Sheet['rows']): Rows & { hasNext: () => Promise<boolean> } {
  const iterator = (async function* all() {
    yield* rows
  })()
  let ahead: IteratorResult<readonly Cell[]> | undefined
  const look = async () => {
    ahead ??= await iterator.next()
    return ahead
  }
  return {
    hasNext: async () => (await look()).done !== true,
    async next() {
      const found = await look()
      ahead = undefined
      return found.done === true ? null : found.value
    },
  }
}

async function* sheetXml(
  rows: ReturnType<typeof toIterator>,
  {
    widths,
    rowsMax,
    progress,
  }: { widths: readonly number[]; rowsMax: number; progress: { isMore: boolean } },
): AsyncGenerator<string> {
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${head}<worksheet xmlns="${main}"><cols>${columns.join('')}</cols><sheetData>`
  for (let count = 0; count < rowsMax; count++) {
    const row = await rows.next()
    if (row === null) break
    yield `<row>${row.map(cellXml).join('')}</row>`
  }
  progress.isMore = await rows.hasNext()
  yield '</sheetData></worksheet>'
}

function cellXml(cell: Cell): string {
  if (typeof cell === 'string')
    return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
  if ('cents' in cell) return `<c s="1"><v>${decimal(cell.cents)}</v></c>`
  return `<c s="2"><v>${serialOf(cell.at)}</v></c>`
}

/** Written from the integer: a division would round. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Days since the last day of 1899, as spreadsheets count. */
function serialOf(at: string): string {
  const days = (Date.parse(`${at.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
  return days.toFixed(8)
}

function escapeXml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  // Characters that XML cannot hold are left out.
  return text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="4" applyNumberFormat="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  )
  return `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${sheets.join('')}</sheets></workbook>`
}

function workbookRelations(names: readonly string[]): string {
  const sheets = names.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${documents}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  )
  const style = `<Relationship Id="rId${names.length + 1}" Type="${documents}/styles" Target="styles.xml"/>`
  return `${head}<Relationships xmlns="${packages}/relationships">${sheets.join('')}${style}</Relationships>`
}

const rootRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

function contentTypes(names: readonly string[]): string {
  const sheets = names.map(
    (_, place) =>
      `<Override PartName="/xl/worksheets/sheet${place + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  )
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheets.join('')}</Types>`
}
