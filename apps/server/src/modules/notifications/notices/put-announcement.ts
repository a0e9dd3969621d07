import { notices } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

type Announced = { id: string; title: string; body: string }

/** Puts an announcement of the operator under the bells of people of the platform. */
export async function putAnnouncement(
  { tx, platformId, now }: Scope,
  { id, title, body }: Announced,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  await tx.insert(notices).values(
    userIds.map((userId) => ({
      platformId,
      userId,
      key: `announcement:${id}`,
      title,
      body,
      announcementId: id,
      createdAt: now,
    })),
  )
}
