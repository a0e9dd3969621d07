import { and, eq } from 'drizzle-orm'
import { fiscalProfiles } from '#db/schema/invoices.ts'
import type { Scope } from '#scope.ts'

export type FiscalProfile = typeof fiscalProfiles.$inferSelect

export async function findFiscalProfile(
  { tx, platformId }: Scope,
  sellerId: string,
): Promise<FiscalProfile | null> {
  const [profile] = await tx.select().from(fiscalProfiles).where(ofSeller(platformId, sellerId))
  return profile ?? null
}

/** The fiscal profile, locked until the transaction ends, so that saves and new numbers follow one another. */
export async function lockFiscalProfile(
  { tx, platformId }: Scope,
  sellerId: string,
): Promise<FiscalProfile | null> {
  const [profile] = await tx
    .select()
    .from(fiscalProfiles)
    .where(ofSeller(platformId, sellerId))
    .for('no key update')
  return profile ?? null
}

function ofSeller(platformId: string, sellerId: string) {
  return and(eq(fiscalProfiles.platformId, platformId), eq(fiscalProfiles.sellerId, sellerId))
}
