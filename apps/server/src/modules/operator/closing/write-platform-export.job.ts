import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvByteOrderMark, csvRow } from '@balcao/domain/texts/csv'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { platformExports } from '#db/schema/closings.ts'
import { defineJob } from '#define-job.ts'
import { type FileToZip, zipFiles } from '#kit/spreadsheet/zip-files.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { writeHashedFile } from '#kit/storage/write-hashed-file.ts'
import { inReplicaScope, inScope } from '#scope.ts'
import { type ExportedTable, exportedTables } from './exported-tables.ts'
import { listCreditors } from './list-creditors.ts'
import { readTableRows } from './read-table-rows.ts'

const contentType = 'application/zip'

/** Writes all data of a platform to one archive: the pay-out plan by person, and a file for each table. */
export const writePlatformExportJob = defineJob({
  name: 'write-platform-export',
  payload: z.object({ exportId: z.uuid() }),
  triesMax: 5,
  run: (app, { platformId, exportId }) => writeExport(app, platformId, exportId),
  giveUp: (app, { platformId, exportId }) =>
    inScope(app, platformId, async ({ tx }) => {
      await tx
        .update(platformExports)
        .set({ state: 'FAILED' })
        .where(and(eq(platformExports.id, exportId), eq(platformExports.state, 'WAITING')))
    }),
})

async function writeExport(app: App, platformId: string, exportId: string): Promise<void> {
  const isThisOne = eq(platformExports.id, exportId)
  const [wanted] = await inScope(app, platformId, ({ tx }) =>
    tx.select().from(platformExports).where(isThisOne),
  )
  if (wanted?.state !== 'WAITING') return
  const counted = { rows: 0 }
  const folder = await mkdtemp(join(tmpdir(), 'balcao-export-'))
  try {
    const path = join(folder, 'file')
    const written = await writeHashedFile(path, zipFiles(filesOf(app, platformId, counted)))
    const key = newObjectKey('exports', contentType)
    await app.store.putFile(key, path, contentType)
    await inScope(app, platformId, ({ tx, now }) =>
      tx
        .update(platformExports)
        .set({ ...written, state: 'READY', readyAt: now, rowsCount: counted.rows, key })
        .where(isThisOne),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function* filesOf(app: App, platformId: string, counted: { rows: number }): Generator<FileToZip> {
  yield { name: 'pay-out-plan.csv', body: planLines(app, platformId) }
  for (const table of exportedTables())
    yield { name: `tables/${table.name}.csv`, body: tableLines(app, platformId, table, counted) }
}

async function* planLines(app: App, platformId: string): AsyncGenerator<string> {
  const { rows } = await inReplicaScope(app, platformId, (scope) => listCreditors(scope, null))
  const headings = [
    'userId',
    'purse',
    'name',
    'email',
    'currency',
    'totalCents',
    'availableCents',
    'withdrawingCents',
    'heldCents',
    'laterCents',
    'lastReleaseAt',
  ] as const
  yield csvByteOrderMark + csvRow(headings)
  for (const row of rows) yield csvRow(headings.map((heading) => row[heading]))
}

async function* tableLines(
  app: App,
  platformId: string,
  table: ExportedTable,
  counted: { rows: number },
): AsyncGenerator<string> {
  yield csvByteOrderMark + csvRow(table.columns.map(({ name }) => name))
  for await (const cells of readTableRows(app, platformId, table)) {
    counted.rows++
    yield csvRow(cells)
  }
}
