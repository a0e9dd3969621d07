import { clockInSaoPaulo, dayInSaoPaulo } from '@balcao/domain/calendar'
import { csvByteOrderMark, csvRow } from '@balcao/domain/texts/csv'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import type { AccountingFormat, AccountingTotal } from '#db/schema/accounting.ts'
import { inPieces } from '#kit/spreadsheet/in-pieces.ts'
import { type Cell, writeXlsx } from '#kit/spreadsheet/write-xlsx.ts'
import { writeHashedFile } from '#kit/storage/write-hashed-file.ts'
import type { AccountKindName } from '#modules/ledger/account-kinds.ts'
import { cellTexts } from '#rpc/exports/cell-texts.ts'
import { accountingWords } from './accounting-words.ts'
import type { BookLine } from './read-book-lines.ts'
import { differenceOf } from './total-lines.ts'

type Book = {
  format: AccountingFormat
  locale: ConsoleLocale
  lines: AsyncIterable<BookLine>
  /** Called after the last line. */
  totals: () => Promise<AccountingTotal[]>
}

/** Writes the book to a local file while its lines are read, and returns its size and hash. */
export function writeAccountingFile(
  path: string,
  book: Book,
): Promise<{ sizeBytes: number; sha256: string }> {
  return writeHashedFile(path, book.format === 'XLSX' ? workbookOf(book) : inPieces(csvOf(book)))
}

async function* csvOf({ lines, locale }: Book): AsyncGenerator<string> {
  const words = accountingWords[locale]
  const text = cellTexts(locale)
  const delimiter = locale === 'PT_BR' ? ';' : ','
  yield csvByteOrderMark + csvRow([...words.headings], { delimiter })
  for await (const { at, journalId, rule, account, holder, orderCode, amountCents, currency } of lines)
    yield csvRow(
      [
        text.instant(at.toISOString()),
        String(journalId),
        words.rules[rule],
        words.accounts[account],
        holder,
        orderCode,
        amountCents > 0 ? text.decimal(amountCents) : '',
        amountCents < 0 ? text.decimal(-amountCents) : '',
        currency,
      ],
      { delimiter },
    )
}

function workbookOf(book: Book): AsyncGenerator<Buffer> {
  const { sheets } = accountingWords[book.locale]
  return writeXlsx([
    { name: sheets.lines, widths: [18, 12, 34, 34, 28, 18, 15, 15, 8], rows: lineRows(book) },
    { name: sheets.totals, widths: [38, 8, 16, 16, 16, 16, 12], rows: totalRows(book) },
  ])
}

async function* lineRows({ lines, locale }: Book): AsyncGenerator<readonly Cell[]> {
  const words = accountingWords[locale]
  yield words.headings
  for await (const { at, journalId, rule, account, holder, orderCode, amountCents, currency } of lines)
    yield [
      { at: `${dayInSaoPaulo(at)} ${clockInSaoPaulo(at)}` },
      String(journalId),
      words.rules[rule],
      words.accounts[account],
      holder,
      orderCode,
      amountCents > 0 ? { cents: amountCents } : '',
      amountCents < 0 ? { cents: -amountCents } : '',
      currency,
    ]
}

async function* totalRows({ totals, locale }: Book): AsyncGenerator<readonly Cell[]> {
  const words = accountingWords[locale]
  yield words.totalHeadings
  for (const total of await totals()) {
    const { account, currency, debitCents, creditCents, ledgerCents } = total
    yield [
      words.accounts[account as AccountKindName],
      currency,
      { cents: debitCents },
      { cents: creditCents },
      { cents: debitCents - creditCents },
      { cents: ledgerCents },
      { cents: differenceOf(total) },
    ]
  }
}
