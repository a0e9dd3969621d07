import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { upsellFunnels } from '#db/schema/funnels.ts'
import type { Caller } from '#rpc/caller.ts'

export type Funnel = typeof upsellFunnels.$inferSelect

/** One of the caller's own funnels, locked until the transaction ends. */
export async function lockOwnFunnel({ tx, session }: Caller, funnelId: string): Promise<Funnel> {
  const [funnel] = await tx
    .select()
    .from(upsellFunnels)
    .where(and(eq(upsellFunnels.id, funnelId), eq(upsellFunnels.sellerId, session.userId)))
    .for('no key update')
  if (!funnel) throw new AppError('not_found')
  return funnel
}
