import { AppError } from '@balcao/domain/app-error'
import { sql } from 'drizzle-orm'
import type { Scope } from '../../scope.ts'

/** A host leads to one platform only. Of two who take it at once the database refuses the second. */
export async function refuseTakenHost({ tx }: Scope, host: string): Promise<void> {
  const [row] = await tx.execute<{ taken: boolean }>(
    sql`select app.platform_of_host(${host}) is not null as taken`,
  )
  if (row?.taken) throw new AppError('host_taken', { field: 'host' })
}
