import { desc, eq } from 'drizzle-orm'
import { deletionRequests } from '#db/schema/sellers.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's latest deletion request, and its answer. */
export async function getDeletion({ tx, session }: Caller) {
  const [request] = await tx
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, session.userId))
    .orderBy(desc(deletionRequests.createdAt))
    .limit(1)
  if (!request || request.state === 'WITHDRAWN') return { request: null }
  const { state, answer, createdAt, endedAt } = request
  return {
    request: {
      isOpen: state === 'OPEN',
      answer,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    },
  }
}
