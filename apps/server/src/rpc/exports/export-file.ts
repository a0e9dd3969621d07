import { csvByteOrderMark, csvRow } from '@balcao/domain/texts/csv'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import type { OpenExport } from './define-export.ts'

const rowsOfAPage = 100

const endings: Record<ConsoleLocale, { limit: (rows: number) => string; failure: string }> = {
  PT_BR: {
    limit: (rows) =>
      `Arquivo incompleto: chegou ao limite de ${rows.toLocaleString('pt-BR')} linhas. Escolha um período menor para baixar o restante.`,
    failure: 'Arquivo incompleto: houve uma falha durante o download. Baixe o arquivo novamente.',
  },
  EN_US: {
    limit: (rows) =>
      `Incomplete file: it reached the limit of ${rows.toLocaleString('en-US')} rows. Choose a shorter period to download the rest.`,
    failure: 'Incomplete file: something failed during the download. Download the file again.',
  },
}

type Limits = { rowsMax?: number; onFailure: (error: unknown) => void }

/**
 * The file, read a page at a time so that the server's memory does not limit its size. A file that ends early says so
 * in its last line, since a silently short file would be trusted. A failure before the first row is an ordinary
 * refusal, since no file has begun.
 */
export async function exportFile(
  { locale, headings, page }: OpenExport,
  { rowsMax = 200_000, onFailure }: Limits,
): Promise<AsyncGenerator<string, void>> {
  const line = (cells: Parameters<typeof csvRow>[0]) =>
    csvRow(cells, { delimiter: locale === 'PT_BR' ? ';' : ',' })
  const first = await page(undefined, Math.min(rowsOfAPage, rowsMax))
  return (async function* lines(): AsyncGenerator<string, void> {
    yield csvByteOrderMark + line(headings)
    let current = first
    for (let sent = 0; ; ) {
      yield current.rows.map(line).join('')
      sent += current.rows.length
      if (current.nextCursor === null) return
      if (sent >= rowsMax) return yield line([endings[locale].limit(rowsMax)])
      try {
        current = await page(current.nextCursor, Math.min(rowsOfAPage, rowsMax - sent))
      } catch (error) {
        onFailure(error)
        return yield line([endings[locale].failure])
      }
    }
  })()
}
