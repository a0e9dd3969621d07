import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { eq } from 'drizzle-orm'
import { productContents } from '../../db/schema/access.ts'
import type { Caller } from '../../rpc/caller.ts'
import { lockProduct } from '../catalog/lock-product.ts'
import { raiseProductVersion } from '../catalog/raise-product-version.ts'
import { requireOwnUpload } from '../uploads/require-own-upload.ts'
import type { ContentsInput } from './contents.input.ts'
import { listContents } from './list-contents.ts'

type Content = ContentsInput['contents'][number]
type StoredContent = typeof productContents.$inferSelect

/**
 * Stores the whole list as it was sent. A content keeps its id, by which each buyer's uses of it are counted, and its file where no other
 * was uploaded.
 */
export async function saveContents(caller: Caller, { productId, version, contents }: ContentsInput) {
  const { tx, platformId } = caller
  const product = await lockProduct(caller, { productId, version })
  const stored = await tx.select().from(productContents).where(eq(productContents.productId, productId))
  const known = new Map(stored.map((content) => [content.id, content]))
  const rows = []
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
      usesMax,
      opensAt: opensOn === null ? null : startOfDayInSaoPaulo(opensOn),
      position,
    })
  }
  await tx.delete(productContents).where(eq(productContents.productId, productId))
  if (rows.length > 0) await tx.insert(productContents).values(rows)
  await raiseProductVersion(caller, product)
  return listContents(caller, { productId })
}

async function sourceOf(
  caller: Caller,
  { kind, fileKey, url }: Content,
  before: StoredContent | undefined,
  field: string,
): Promise<Pick<StoredContent, 'fileKey' | 'sizeBytes' | 'url'>> {
  if (kind === 'LINK' || fileKey === null) return { fileKey: null, sizeBytes: null, url }
  if (before?.fileKey === fileKey) return { fileKey, sizeBytes: before.sizeBytes, url: null }
  const { sizeBytes } = await requireOwnUpload(caller, { key: fileKey, purpose: 'PRODUCT_CONTENT', field })
  return { fileKey, sizeBytes, url: null }
}
