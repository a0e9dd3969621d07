import { addDays, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import { scheduleReleases } from '#modules/ledger/lots/schedule-releases.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { readReserveLots } from './read-reserve-lots.ts'
import type { ExtendReserveInput } from './reserve.input.ts'

const extensionMaxDays = 180

/** Extends a reserve to a later day, within half a year of its first date. No money moves. */
export async function extendReserve(
  caller: Caller,
  { lotId, until, reason }: ExtendReserveInput,
): Promise<void> {
  const { owner, currency } = await readReserveLots(caller, [lotId])
  await lockPurses(caller, [owner], currency)
  const [lot] = (await readReserveLots(caller, [lotId])).lots
  if (!lot) throw new AppError('not_found')
  const releaseAt = startOfDayInSaoPaulo(addDays(until, 1))
  const extendedFrom = lot.extendedFrom ?? lot.releaseAt
  const latest = extendedFrom.getTime() + extensionMaxDays * 86_400_000
  if (releaseAt <= lot.releaseAt) throw new AppError('date_in_past', { field: 'until' })
  if (releaseAt.getTime() > latest) throw new AppError('input_invalid', { field: 'until' })
  await caller.tx.update(balanceLots).set({ releaseAt, extendedFrom }).where(eq(balanceLots.id, lotId))
  await scheduleReleases(caller, [{ userId: lot.userId, releaseAt }])
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    {
      action: 'reserve.extended',
      subject: lotId,
      detail: { userId: lot.userId, from: lot.releaseAt.toISOString(), until: releaseAt.toISOString() },
      reason,
    },
  )
}
