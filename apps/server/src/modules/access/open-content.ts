import { AppError } from '@balcao/domain/app-error'
import { and, count, eq } from 'drizzle-orm'
import { accessDeliveries, accessGrants, productContents } from '#db/schema/access.ts'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { readStandings } from './read-standings.ts'

/** Long enough for a slow phone to begin the download, too short to be passed on. */
const linkLifetimeSeconds = 300

/**
 * Delivers one content to its buyer: a signed link to a file, or the address of a link. The delivery is
 * recorded. License keys and external accesses have nothing to open.
 */
export async function openContent(
  caller: Caller,
  { grantId, contentId }: { grantId: string; contentId: string },
): Promise<{ url: string }> {
  const { app, tx, platformId, now } = caller
  const grant = await lockGrant(caller, grantId)
  const standing = (await readStandings(caller, [grantId])).get(grantId)
  if (!standing?.isOpen) throw new AppError('access_closed')
  const [content] = await tx
    .select()
    .from(productContents)
    .where(and(eq(productContents.id, contentId), eq(productContents.productId, grant.productId)))
  if (content?.kind !== 'FILE' && content?.kind !== 'LINK') throw new AppError('not_found')
  const { kind, title, fileKey, url, usesMax, opensAt } = content
  if (opensAt !== null && opensAt > now) throw new AppError('content_not_open')
  if (usesMax !== null) {
    const [used] = await tx
      .select({ times: count() })
      .from(accessDeliveries)
      .where(and(eq(accessDeliveries.grantId, grantId), eq(accessDeliveries.contentId, contentId)))
    if ((used?.times ?? 0) >= usesMax) throw new AppError('content_used_up')
  }
  await tx.insert(accessDeliveries).values({ platformId, grantId, contentId, kind, title, deliveredAt: now })
  if (fileKey !== null) return app.store.signDownload({ key: fileKey, expiresInSeconds: linkLifetimeSeconds })
  invariant(url, 'a content is a file or a link')
  return { url }
}

/**
 * A grant of the caller; another buyer's grant is not found. The lock makes two clicks count one after the
 * other.
 */
async function lockGrant({ tx, session }: Caller, grantId: string) {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.id, grantId), eq(accessGrants.customerId, session.userId)))
    .for('update')
  if (!grant) throw new AppError('not_found')
  return grant
}
