import { sql } from 'drizzle-orm'
import { offers } from '../../db/schema/catalog.ts'
import type { Scope } from '../../scope.ts'

/** Makes every kept checkout page of the platform be rendered anew, after a change that all of them show. */
export async function renewAllCheckouts({ tx, platformId }: Scope): Promise<void> {
  await tx
    .update(offers)
    .set({ version: sql`${offers.version} + 1` })
    .where(sql`${offers.platformId} = ${platformId}`)
}
