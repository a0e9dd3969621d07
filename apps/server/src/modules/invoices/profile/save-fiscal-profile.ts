import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { fiscalProfiles } from '#db/schema/invoices.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FiscalProfileInput } from './fiscal-profile.input.ts'
import { lockFiscalProfile } from './fiscal-profile.ts'

/** Saves the caller's whole fiscal profile. Invoices that wait stay waiting until the seller requests them. */
export async function saveFiscalProfile(
  caller: Caller,
  { version, ...profile }: FiscalProfileInput,
): Promise<void> {
  const { tx, platformId, session, ip, now } = caller
  const stored = await lockFiscalProfile(caller, session.userId)
  if ((stored?.version ?? null) !== version) throw new AppError('record_changed')
  // A lower number would be used twice: the numbers below belong to declarations.
  if (stored && stored.series === profile.series && profile.nextNumber < stored.nextNumber)
    throw new AppError('dps_number_used', { field: 'nextNumber' })
  if (stored)
    await tx
      .update(fiscalProfiles)
      .set({ ...profile, version: stored.version + 1, updatedAt: now })
      .where(and(eq(fiscalProfiles.platformId, platformId), eq(fiscalProfiles.id, stored.id)))
  else {
    const inserted = await tx
      .insert(fiscalProfiles)
      .values({ ...profile, platformId, sellerId: session.userId, version: 1, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: fiscalProfiles.id })
    if (inserted.length === 0) throw new AppError('record_changed')
  }
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'fiscal_profile.saved', subject: session.userId, detail: { ...profile } },
  )
}
