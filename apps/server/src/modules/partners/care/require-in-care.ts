import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { managerContracts } from '#db/schema/partners.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import type { Caller } from '#rpc/caller.ts'

/** Throws for a seller who is not in the caller's care now. */
export async function requireInCare({ tx, now, session }: Caller, sellerId: string): Promise<void> {
  const [contract] = await tx
    .select({ id: managerContracts.id })
    .from(managerContracts)
    .where(
      and(
        eq(managerContracts.managerId, session.userId),
        eq(managerContracts.sellerId, sellerId),
        isInForceAt(now),
      ),
    )
  if (!contract) throw new AppError('not_found')
}
