import { accessDeliveries } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'

/** Records that a file of a lesson was handed to its student. */
export async function recordDelivery(
  { tx, platformId, now }: Scope,
  { grantId, lessonId, title }: { grantId: string; lessonId: string; title: string },
): Promise<void> {
  await tx
    .insert(accessDeliveries)
    .values({ platformId, grantId, contentId: lessonId, kind: 'FILE', title, deliveredAt: now })
}
