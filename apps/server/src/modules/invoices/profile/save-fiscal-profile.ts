import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { fiscalProfiles } from '#db/schema/invoices.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { FiscalProfileInput } from './fiscal-profile.input.ts'
import { lockFiscalProfile } from './fiscal-profile.ts'

/** Saves the caller's whole fiscal profile. Sales that wait for an invoice keep waiting until somebody asks for it. */
export async function saveFiscalProfile(
  caller: Caller,
  { version, ...profile }: FiscalProfileInput,
): Promise<void> {
  const { tx, platformId, session, ip, now } = caller
  const stored = await lockFiscalProfile(caller, session.userId)
  if ((stored?.version ?? null) !== version) throw new AppError('record_changed')
  // A number that was given away belongs to a declaration: going back would give it twice.
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
