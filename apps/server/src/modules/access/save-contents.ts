import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { eq, inArray } from 'drizzle-orm'
import { licenseClaims, productContents } from '#db/schema/access.ts'
import { lockProduct } from '#modules/catalog/lock-product.ts'
import { raiseProductVersion } from '#modules/catalog/raise-product-version.ts'
import { lockOwnEndpoint } from '#modules/outgoing/endpoint.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ContentsInput } from './contents.input.ts'
import { listContents } from './list-contents.ts'

type Content = ContentsInput['contents'][number]
type StoredContent = typeof productContents.$inferSelect

/**
 * Replaces the whole list of contents. A content keeps its id, which counts each buyer's uses, and keeps its
 * file unless another was uploaded.
 */
export async function saveContents(
  caller: Caller,
  { productId, version, contents, deliveryNote }: ContentsInput,
) {
  const { tx, platformId } = caller
  const product = await lockProduct(caller, { productId, version })
  const stored = await tx.select().from(productContents).where(eq(productContents.productId, productId))
  const known = new Map(stored.map((content) => [content.id, content]))
  const rows: (typeof productContents.$inferInsert)[] = []
  for (const [position, content] of contents.entries()) {
    const { id = randomUUID(), kind, title, usesMax, opensOn } = content
    const before = known.get(id)
    if (content.id !== undefined && !known.delete(content.id))
      throw new AppError('not_found', { field: `contents.${position}.id` })
    rows.push({
      id,
      platformId,
      productId,
      kind,
      title,
      ...(await sourceOf(caller, content, before, `contents.${position}.fileKey`)),
      usesMax: kind === 'FILE' || kind === 'LINK' ? usesMax : null,
      opensAt: opensOn === null ? null : startOfDayInSaoPaulo(opensOn),
      position,
    })
  }
  await refuseLosingLicenses(
    caller,
    stored.filter(({ id }) => !rows.some((row) => row.id === id && row.kind === 'LICENSE')),
  )
  await tx.delete(productContents).where(eq(productContents.productId, productId))
  if (rows.length > 0) await tx.insert(productContents).values(rows)
  await raiseProductVersion(caller, product, { deliveryNote: deliveryNote || null })
  return listContents(caller, { productId })
}

async function sourceOf(
  caller: Caller,
  { kind, fileKey, url, endpointId }: Content,
  before: StoredContent | undefined,
  field: string,
): Promise<Pick<StoredContent, 'fileKey' | 'sizeBytes' | 'url' | 'endpointId'>> {
  const nothing = { fileKey: null, sizeBytes: null, url: null, endpointId: null }
  if (kind === 'LINK') return { ...nothing, url }
  if (kind === 'EXTERNAL' && endpointId !== null)
    return { ...nothing, endpointId: (await lockOwnEndpoint(caller, { endpointId })).id }
  if (kind !== 'FILE' || fileKey === null) return nothing
  if (before?.fileKey === fileKey) return { ...nothing, fileKey, sizeBytes: before.sizeBytes }
  const { sizeBytes } = await requireOwnUpload(caller, { key: fileKey, purpose: 'PRODUCT_CONTENT', field })
  return { ...nothing, fileKey, sizeBytes }
}

/** Given and owed keys are shown through their content: removing it would take them from their buyers. */
async function refuseLosingLicenses({ tx }: Caller, gone: readonly StoredContent[]): Promise<void> {
  const contentIds = gone.filter(({ kind }) => kind === 'LICENSE').map(({ id }) => id)
  if (contentIds.length === 0) return
  const [claimed] = await tx
    .select({ id: licenseClaims.id })
    .from(licenseClaims)
    .where(inArray(licenseClaims.contentId, contentIds))
    .limit(1)
  if (claimed) throw new AppError('content_in_use')
}
