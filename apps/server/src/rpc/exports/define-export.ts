import { AppError } from '@balcao/domain/texts/app-error'
import type { CsvCell } from '@balcao/domain/texts/csv'
import { type ConsoleLocale, consoleLocales } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import type { App } from '#app.ts'
import type { ListAnswer } from '#db/page-of.ts'
import { admit, type SignedInAccess } from '#rpc/access.ts'
import type { Caller } from '#rpc/caller.ts'
import { readingAs } from '#rpc/own-sellers.ts'
import { laggingScope } from '#rpc/own-writes.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { type CellTexts, cellTexts } from './cell-texts.ts'

export type ExportColumn<Row> = {
  heading: Record<ConsoleLocale, string>
  cell: (row: Row, text: CellTexts) => CsvCell
}

type ExportDeclaration<Schema extends z.ZodObject, Row> = {
  /** Part of its address: `/api/exports/sales.csv`. */
  name: string
  /** Name of the downloaded file. */
  fileName: Record<ConsoleLocale, string>
  access: SignedInAccess
  input: Schema
  columns: readonly ExportColumn<Row>[]
  /** A page of the list. Each is read in a transaction of its own, so that a long file keeps none open. */
  rows: (
    caller: Caller,
    input: z.output<Schema>,
    page: { cursor: string | undefined; limit: number },
  ) => Promise<ListAnswer<Row>>
}

export type Asking = {
  app: App
  session: SessionUser | null
  ip: string
  cookieHeader: string | undefined
}

export type OpenExport = {
  locale: ConsoleLocale
  fileName: string
  headings: string[]
  page(cursor: string | undefined, limit: number): Promise<ListAnswer<CsvCell[]>>
}

export type Export = {
  name: string
  access: SignedInAccess
  /** Admits the caller, then reads the requested filters. */
  open(asking: Asking, query: unknown): OpenExport
}

export const exportLimit = { name: 'export', perMinute: 6, burst: 6 }
/** The language is sent beside the filters of the list, whose schema allows no other field. */
const asksFor = z.looseObject({ locale: z.enum(consoleLocales).default('PT_BR') })

/** A list as a file: its access, its columns in both languages and the source of its rows. */
export function defineExport<Schema extends z.ZodObject, Row>({
  name,
  fileName,
  access,
  input: schema,
  columns,
  rows,
}: ExportDeclaration<Schema, Row>): Export {
  return {
    name,
    access,
    open(asking, query) {
      const { app, ip, cookieHeader } = asking
      const session = admit(asking, access)
      const { locale, ...filters } = parsedQuery(asksFor, query)
      const input = parsedQuery(schema, filters)
      app.limits.spend(exportLimit, session.userId)
      const run = readingAs(session, laggingScope(app, { session, cookieHeader }))
      const text = cellTexts(locale)
      return {
        locale,
        fileName: fileName[locale],
        headings: columns.map(({ heading }) => heading[locale]),
        async page(cursor, limit) {
          const page = await run(app, session.platformId, (scope) =>
            rows({ ...scope, session, ip }, input, { cursor, limit }),
          )
          return { ...page, rows: page.rows.map((row) => columns.map(({ cell }) => cell(row, text))) }
        },
      }
    },
  }
}

/** The query of a file by its schema, or a refusal that names the field. */
export function parsedQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const result = schema.safeParse(query)
  if (result.success) return result.data
  throw new AppError('input_invalid', { field: result.error.issues[0]?.path.join('.') })
}
