import { notices } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'

/** Puts a notice without a mail under a person's bell, once for each fact. */
export async function putNotice(
  { tx, platformId, now }: Scope,
  notice: { userId: string; key: string; title: string; path: string },
): Promise<void> {
  await tx
    .insert(notices)
    .values({ ...notice, platformId, createdAt: now })
    .onConflictDoNothing({ target: [notices.platformId, notices.userId, notices.key] })
}
