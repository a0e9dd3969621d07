import { workingStates } from '@balcao/domain/platform/imports'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { imports } from '#db/schema/imports.ts'
import type { Caller } from '#rpc/caller.ts'

/** Refuses a second import at work for the same seller. Concurrent requests are serialised here. */
export async function refuseSecondWork({ tx, platformId, session }: Caller, importId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} imports ${session.userId}`}, 0))`,
  )
  const [other] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.sellerId, session.userId),
        inArray(imports.state, [...workingStates]),
        ne(imports.id, importId),
      ),
    )
  if (other) throw new AppError('import_running')
}
