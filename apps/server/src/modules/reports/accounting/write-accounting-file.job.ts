import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { accountingExports } from '#db/schema/accounting.ts'
import { defineJob } from '#define-job.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { inScope } from '#scope.ts'
import { type BookLine, readBookLines } from './read-book-lines.ts'
import { sumBookDays } from './sum-book-days.ts'
import { differenceOf, totalLines } from './total-lines.ts'
import { writeAccountingFile } from './write-accounting-file.ts'

const contentTypes = {
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Writes a requested file, and compares its sums with the books before it can be read. */
export const writeAccountingFileJob = defineJob({
  name: 'write-accounting-file',
  payload: z.object({ exportId: z.uuid() }),
  triesMax: 5,
  run: (app, { platformId, exportId }) => writeExport(app, platformId, exportId),
})

async function writeExport(app: App, platformId: string, exportId: string): Promise<void> {
  const isThisOne = eq(accountingExports.id, exportId)
  const [wanted] = await inScope(app, platformId, ({ tx }) =>
    tx.select().from(accountingExports).where(isThisOne),
  )
  if (wanted?.state !== 'WAITING') return
  await closeDays(app, platformId)
  const sums = totalLines()
  const finished = async () =>
    sums.finish(await inScope(app, platformId, (scope) => sumBookDays(scope, wanted)))
  const folder = await mkdtemp(join(tmpdir(), 'balcao-accounting-'))
  try {
    const path = join(folder, 'file')
    const { sizeBytes, sha256 } = await writeAccountingFile(path, {
      ...wanted,
      lines: counted(readBookLines(app, platformId, wanted), sums.add),
      totals: async () => (await finished()).totals,
    })
    const { count, totals } = await finished()
    const isTied = totals.every((total) => differenceOf(total) === 0)
    if (!isTied) app.log.error({ exportId }, 'A file of the books does not add up to the closed days')
    const key = newObjectKey('accounting', contentTypes[wanted.format])
    await app.store.putFile(key, path, contentTypes[wanted.format])
    await inScope(app, platformId, ({ tx, now }) =>
      tx
        .update(accountingExports)
        .set({
          state: isTied ? 'READY' : 'FAILED',
          readyAt: now,
          rowsCount: count,
          sizeBytes,
          sha256,
          key,
          totals,
        })
        .where(isThisOne),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* counted(
  lines: AsyncIterable<BookLine>,
  add: (line: BookLine) => void,
): AsyncGenerator<BookLine> {
  for await (const line of lines) {
    add(line)
    yield line
  }
}
