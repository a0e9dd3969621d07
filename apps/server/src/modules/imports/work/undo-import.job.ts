import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { accessGrants } from '#db/schema/access.ts'
import { importedGrants, imports } from '#db/schema/imports.ts'
import { defineJob } from '#define-job.ts'
import type { Job } from '#kit/jobs/job.ts'
import { takeBackUnused } from '#modules/access/given/take-back-unused.ts'
import { type Import, type Undone, undoneAtOnce } from '#modules/imports/subjects/subject.ts'
import { subjects } from '#modules/imports/subjects/subjects.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import { inScope, type Scope } from '#scope.ts'
import { failImport, type ImportWork } from './work-on-import.ts'

/** Limit of kept records that are listed by name; further ones are only counted. */
const namedMax = 50

/** Removes an import's records in batches. Records in use by now are kept and counted. */
export const undoImportJob: Job<App, ImportWork> = defineJob({
  name: 'undo-import',
  payload: z.object({ importId: z.uuid() }),
  triesMax: 10,
  async run(app, { platformId, importId }) {
    for (;;) {
      const isOver = await inScope(app, platformId, (scope) => undoSome(scope, importId))
      if (isOver) return
    }
  },
  /** After a failure the rest can be undone again, and the seller's other files are no longer blocked. */
  giveUp: (app, { platformId, importId }) =>
    inScope(app, platformId, (scope) => failImport(scope, importId, 'ERROR')),
})

async function undoSome(scope: Scope, importId: string): Promise<boolean> {
  const { tx, now } = scope
  const [imported] = await tx.select().from(imports).where(eq(imports.id, importId)).for('no key update')
  if (imported?.state !== 'UNDOING') return true
  const grants = await takeBackSome(scope, imported)
  const records = grants.isOver
    ? await subjects[imported.subject].undoSome(scope, imported)
    : { removed: 0, kept: [], isOver: false }
  const { isOver } = records
  const kept = [...grants.kept, ...records.kept]
  await tx
    .update(imports)
    .set({
      removedCount: sql`${imports.removedCount} + ${records.removed}`,
      keptCount: sql`${imports.keptCount} + ${kept.length}`,
      keptNames: [...imported.keptNames, ...kept].slice(0, namedMax),
      ...(isOver && { state: 'UNDONE' as const, undoneAt: now }),
    })
    .where(eq(imports.id, importId))
  if (isOver) await writeAudit(scope, theProduct, { action: 'import.undone', subject: importId, detail: {} })
  return isOver
}

/** Ends the accesses that the import gave and that were never used. */
async function takeBackSome(scope: Scope, { id }: Import): Promise<Omit<Undone, 'removed'>> {
  const { tx } = scope
  const some = await tx
    .select({ id: importedGrants.id, grantId: importedGrants.grantId, name: accessGrants.givenName })
    .from(importedGrants)
    .innerJoin(accessGrants, eq(accessGrants.id, importedGrants.grantId))
    .where(eq(importedGrants.importId, id))
    .limit(undoneAtOnce)
  const taken = new Set(
    await takeBackUnused(
      scope,
      some.map(({ grantId }) => grantId),
    ),
  )
  await tx.delete(importedGrants).where(
    inArray(
      importedGrants.id,
      some.map((row) => row.id),
    ),
  )
  const kept = some.filter(({ grantId }) => !taken.has(grantId)).map(({ name }) => name ?? '')
  return { kept, isOver: some.length < undoneAtOnce }
}
