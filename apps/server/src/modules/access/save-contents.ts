import { randomUUID } from 'node:crypto'
import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { endingsOf, mediaKindOf } from '@balcao/domain/delivery/content-files'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq, inArray } from 'drizzle-orm'
import { licenseClaims, productContents } from '#db/schema/access.ts'
import { fileTypeOfKey } from '#kit/storage/file-kinds.ts'
import { lockProduct } from '#modules/catalog/lock-product.ts'
import { raiseProductVersion } from '#modules/catalog/raise-product-version.ts'
import { lockOwnEndpoint } from '#modules/outgoing/endpoint.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { ContentsInput } from './contents.input.ts'
import { listContents } from './list-contents.ts'
import { releaseUnused } from './release-unused.ts'

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
      ...(await sourceOf(caller, content, before, `contents.${position}`)),
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
  await releaseUnused(
    caller,
    stored.flatMap(({ fileKey, captionsKey }) => [fileKey, captionsKey]).filter((key) => key !== null),
  )
  await raiseProductVersion(caller, product, { deliveryNote: deliveryNote || null })
  return listContents(caller, { productId })
}

async function sourceOf(
  caller: Caller,
  { kind, fileKey, captionsKey = null, url, endpointId }: Content,
  before: StoredContent | undefined,
  field: string,
): Promise<Pick<StoredContent, 'fileKey' | 'sizeBytes' | 'captionsKey' | 'url' | 'endpointId'>> {
  const nothing = { fileKey: null, sizeBytes: null, captionsKey: null, url: null, endpointId: null }
  if (kind === 'LINK') return { ...nothing, url }
  // A content of a connection stays: only the form of the connection adds it to a product.
  if (kind === 'EXTERNAL' && endpointId !== null && endpointId === before?.endpointId)
    return { ...nothing, endpointId }
  if (kind === 'EXTERNAL' && endpointId !== null)
    return { ...nothing, endpointId: (await lockOwnEndpoint(caller, { endpointId })).id }
  if (kind !== 'FILE' || fileKey === null) return nothing
  const purpose = 'PRODUCT_CONTENT'
  const { sizeBytes } =
    before?.fileKey === fileKey
      ? before
      : await requireOwnUpload(caller, { key: fileKey, purpose, field: `${field}.fileKey` })
  if (captionsKey !== null && captionsKey !== before?.captionsKey) {
    const captions = { key: captionsKey, purpose, field: `${field}.captionsKey` } as const
    const { contentType } = await requireOwnUpload(caller, captions)
    if (contentType !== 'text/vtt')
      throw new AppError('upload_refused', { field: captions.field, accepted: endingsOf('CAPTIONS') })
  }
  return { ...nothing, fileKey, sizeBytes, captionsKey: mediaKindOf(typeOf(fileKey)) ? captionsKey : null }
}

const typeOf = (key: string) => fileTypeOfKey(key) ?? ''

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
