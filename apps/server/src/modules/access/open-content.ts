import { type MediaKind, mediaKindOf } from '@balcao/domain/delivery/content-files'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, count, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { accessDeliveries, accessGrants, playbackPlaces, productContents } from '#db/schema/access.ts'
import { invariant } from '#kit/invariant.ts'
import { fileTypeOfKey } from '#kit/storage/file-kinds.ts'
import type { Caller } from '#rpc/caller.ts'
import { fileAddress } from './file-address.ts'
import { playbackAddress } from './playback/playback-address.ts'
import { readStandings } from './read-standings.ts'

/** A player that resumes within this time does not count as another opening. */
const viewingHours = 12

export const openContentInput = z.strictObject({
  grantId: z.uuid(),
  contentId: z.uuid(),
  /** True for a player whose address has expired and needs a new one. */
  goesOn: z.boolean().optional(),
})

export type OpenedContent = {
  url: string
  /** Null for a download or a link. */
  media: { kind: MediaKind; streamUrl: string | null; captionsUrl: string | null; startAt: number } | null
}

/**
 * Delivers one content to its buyer: the address of a file or link. The delivery is recorded. License keys and
 * external accesses have nothing to open.
 */
export async function openContent(
  caller: Caller,
  { grantId, contentId, goesOn }: z.output<typeof openContentInput>,
): Promise<OpenedContent> {
  const { tx, platformId, now } = caller
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
  const isMedia = mediaKindOf(fileTypeOfKey(fileKey ?? '') ?? '') !== null
  if (!(goesOn && isMedia && (await isInSitting(caller, { grantId, contentId })))) {
    if (usesMax !== null && (await countUses(caller, { grantId, contentId })) >= usesMax)
      throw new AppError('content_used_up')
    await tx
      .insert(accessDeliveries)
      .values({ platformId, grantId, contentId, kind, title, deliveredAt: now })
  }
  if (fileKey !== null) return openFile(caller, { ...content, fileKey }, grantId)
  invariant(url, 'a content is a file or a link')
  return { url, media: null }
}

type FileContent = typeof productContents.$inferSelect & { fileKey: string }

async function openFile(
  caller: Caller,
  { id: contentId, title, fileKey, sizeBytes, captionsKey }: FileContent,
  grantId: string,
): Promise<OpenedContent> {
  const { app, tx, platformId, session } = caller
  const { url, kind, streamUrl } = await fileAddress(caller, { grantId, title, fileKey, sizeBytes })
  if (kind === null) return { url, media: null }
  const [place] = await tx
    .select({ seconds: playbackPlaces.seconds })
    .from(playbackPlaces)
    .where(and(eq(playbackPlaces.grantId, grantId), eq(playbackPlaces.contentId, contentId)))
  const captions = captionsKey && {
    platformId,
    grantId,
    userId: session.userId,
    key: captionsKey,
    as: { way: 'CAPTIONS' as const },
  }
  return {
    url,
    media: {
      kind,
      streamUrl,
      captionsUrl: captions && playbackAddress(app, captions),
      startAt: place?.seconds ?? 0,
    },
  }
}

type Opened = { grantId: string; contentId: string }

async function countUses({ tx }: Caller, { grantId, contentId }: Opened): Promise<number> {
  const [used] = await tx
    .select({ times: count() })
    .from(accessDeliveries)
    .where(and(eq(accessDeliveries.grantId, grantId), eq(accessDeliveries.contentId, contentId)))
  return used?.times ?? 0
}

async function isInSitting({ tx, now }: Caller, { grantId, contentId }: Opened): Promise<boolean> {
  const since = new Date(now.getTime() - viewingHours * 3_600_000)
  const [last] = await tx
    .select({ id: accessDeliveries.id })
    .from(accessDeliveries)
    .where(
      and(
        eq(accessDeliveries.grantId, grantId),
        eq(accessDeliveries.contentId, contentId),
        gt(accessDeliveries.deliveredAt, since),
      ),
    )
    .limit(1)
  return last !== undefined
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
