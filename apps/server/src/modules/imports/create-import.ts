import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { App } from '#app.ts'
import { imports } from '#db/schema/imports.ts'
import { invariant } from '#kit/invariant.ts'
import { type CsvShape, csvShapeOf, readCsv, UnreadableCsv } from '#kit/spreadsheet/read-csv.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import type { NewImportInput } from './import.input.ts'
import { guessColumns } from './reading/guess-columns.ts'

const headBytes = 256 * 1024
const pieceBytes = 2_048
const samplesMax = 3
const columnsMax = 200
const cellMax = 200
/** Limit of files whose columns a seller has not confirmed, or whose report waits for a decision. */
const waitingMax = 20
const newImports = { name: 'import', perMinute: 6, burst: 20 }

/**
 * Creates an import and guesses its columns from the beginning of the file, which is read outside any
 * transaction.
 */
export async function createImport(
  app: App,
  session: SessionUser,
  ip: string,
  { source, subject, fileKey, fileName }: NewImportInput,
): Promise<{ importId: string }> {
  const { platformId, userId: sellerId } = session
  app.limits.spend(newImports, sellerId)
  const own = { key: fileKey, purpose: 'IMPORT_FILE', field: 'fileKey' } as const
  const { sizeBytes } = await inScope(app, platformId, (scope) =>
    requireOwnUpload({ ...scope, session, ip }, own),
  )
  const { shape, headings, samples } = await readBeginning(app, fileKey, sizeBytes)
  return inScope(app, platformId, async (scope) => {
    const { tx, now } = scope
    await requireOwnUpload({ ...scope, session, ip }, own)
    const [waiting] = await tx
      .select({ times: count() })
      .from(imports)
      .where(and(eq(imports.sellerId, sellerId), inArray(imports.state, ['MATCHING', 'CHECKED'])))
    if ((waiting?.times ?? 0) >= waitingMax) throw new AppError('imports_full')
    const [made] = await tx
      .insert(imports)
      .values({
        platformId,
        sellerId,
        source,
        subject,
        state: 'MATCHING',
        fileName,
        fileKey,
        sizeBytes,
        shape,
        headings,
        samples,
        matching: guessColumns({ source, subject, headings, samples }),
        createdAt: now,
      })
      .returning({ importId: imports.id })
    invariant(made, 'a row that was just written comes back')
    return made
  })
}

async function readBeginning(app: App, key: string, sizeBytes: number) {
  const stored = await app.store.get(key, { start: 0, end: Math.min(headBytes, sizeBytes) - 1 })
  if (!stored) throw new AppError('upload_not_found', { field: 'fileKey' })
  const head = await buffer(stored.body)
  const shape = csvShapeOf(head)
  const records = await firstRecords(head, shape)
  const [headings, ...samples] = records.map((cells) => cells.map(shown))
  if (!headings || headings.length < 2 || headings.length > columnsMax || samples.length === 0)
    throw new AppError('import_unreadable', { field: 'fileKey' })
  return { shape, headings, samples }
}

/**
 * The headings and the first rows. The beginning of the file is parsed in pieces until they are found,
 * because its end may be in the middle of a row.
 */
async function firstRecords(head: Buffer, shape: CsvShape): Promise<string[][]> {
  const records: string[][] = []
  try {
    for await (const { cells } of readCsv(Readable.from(piecesOf(head)), shape)) {
      records.push(cells)
      if (records.length > samplesMax) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
  }
  return records
}

function* piecesOf(head: Buffer): Generator<Buffer> {
  for (let start = 0; start < head.length; start += pieceBytes) yield head.subarray(start, start + pieceBytes)
}

function shown(cell: string): string {
  return cell
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, cellMax)
}
