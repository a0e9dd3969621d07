import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/**
 * Refuses a host of another platform; of two concurrent claims the database refuses the second. The hosts of
 * the card and pixel frames belong to the installation: as a tenant's hosts they would serve that tenant's
 * pages on the origin where card numbers are typed. The hosts of test modes belong to it too. The
 * installation's main host goes to a platform only when the operator opens it (`isOpening`).
 */
export async function refuseTakenHost(
  { app, tx }: Scope,
  host: string,
  { isOpening = false }: { isOpening?: boolean } = {},
): Promise<void> {
  const { publicUrl, cardsOrigin, pixelsOrigin, testModeHost } = app.config
  const own = [cardsOrigin, pixelsOrigin, isOpening ? undefined : publicUrl]
  if (own.some((url) => url && new URL(url).hostname === host))
    throw new AppError('host_taken', { field: 'host' })
  if (testModeHost !== undefined && `.${host}`.endsWith(`.${testModeHost}`))
    throw new AppError('host_taken', { field: 'host' })
  const [row] = await tx.execute<{ taken: boolean }>(
    sql`select app.platform_of_host(${host}) is not null as taken`,
  )
  if (row?.taken) throw new AppError('host_taken', { field: 'host' })
}
