import { type ImportField, importFields, requiredFields } from '@balcao/domain/platform/imports'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { imports } from '#db/schema/imports.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CheckImportInput } from './import.input.ts'
import { loadOwnImport } from './load-own-import.ts'
import { refuseSecondWork } from './refuse-second-work.ts'
import { checkImportJob } from './work/check-import.job.ts'

/** Confirms the columns and starts the dry run. Columns can be corrected afterwards, which starts it again. */
export async function checkImport(caller: Caller, { importId, matching }: CheckImportInput): Promise<void> {
  const { state, subject, headings, fileKey } = await loadOwnImport(caller, { importId, isLocked: true })
  if (state !== 'MATCHING' && state !== 'CHECKED') throw new AppError('record_changed')
  await refuseSecondWork(caller, importId)
  const matched = Object.entries(matching) as [ImportField, number][]
  const isKnown = ([field, column]: [ImportField, number]) =>
    (importFields[subject] as readonly string[]).includes(field) && column < headings.length
  if (!matched.every(isKnown)) throw new AppError('input_invalid', { field: 'matching' })
  const missing = requiredFields[subject].find((field) => matching[field] === undefined)
  if (missing) throw new AppError('import_column_missing', { field: `matching.${missing}` })
  await requireOwnUpload(caller, { key: fileKey, purpose: 'IMPORT_FILE', field: 'fileKey' })
  await caller.tx
    .update(imports)
    .set({ matching, state: 'CHECKING', report: null, rowsRead: 0, bytesRead: 0 })
    .where(eq(imports.id, importId))
  await addJob(caller, checkImportJob, { importId })
}
