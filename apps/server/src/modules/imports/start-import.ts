import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { products } from '#db/schema/catalog.ts'
import { imports } from '#db/schema/imports.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { StartImportInput } from './import.input.ts'
import { loadOwnImport } from './load-own-import.ts'
import { refuseSecondWork } from './refuse-second-work.ts'
import { runImportJob } from './work/run-import.job.ts'

/** Starts the import after its dry run. */
export async function startImport(
  caller: Caller,
  { importId, isCounted, links }: StartImportInput,
): Promise<void> {
  const { tx, session, ip } = caller
  const { state, source, subject, fileKey, freshCount } = await loadOwnImport(caller, {
    importId,
    isLocked: true,
  })
  if (state !== 'CHECKED') throw new AppError('record_changed')
  await refuseSecondWork(caller, importId)
  await requireOwnProducts(caller, links)
  await requireOwnUpload(caller, { key: fileKey, purpose: 'IMPORT_FILE', field: 'fileKey' })
  await tx
    .update(imports)
    .set({
      state: 'IMPORTING',
      isCounted: isCounted && subject === 'SALES',
      links,
      rowsRead: 0,
      bytesRead: 0,
      createdCount: 0,
      grantedCount: 0,
    })
    .where(eq(imports.id, importId))
  await addJob(caller, runImportJob, { importId })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'import.started',
      subject: importId,
      detail: { source, subject, freshCount, givesAccess: links.some(({ givesAccess }) => givesAccess) },
    },
  )
}

/**
 * Refuses products that are not the seller's own. A product that is opened to students must be digital and
 * reviewed.
 */
async function requireOwnProducts({ tx, session }: Caller, links: StartImportInput['links']): Promise<void> {
  const own = await tx
    .select({ id: products.id, type: products.type, status: products.status })
    .from(products)
    .where(
      and(
        eq(products.sellerId, session.userId),
        inArray(
          products.id,
          links.map(({ productId }) => productId),
        ),
      ),
    )
  for (const { productId, givesAccess } of links) {
    const product = own.find(({ id }) => id === productId)
    if (!product) throw new AppError('product_not_found')
    if (givesAccess && (product.type !== 'DIGITAL' || product.status !== 'APPROVED'))
      throw new AppError('product_not_for_sale')
  }
}
