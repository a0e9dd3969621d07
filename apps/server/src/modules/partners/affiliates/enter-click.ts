import { dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { type ClickRefusal, listedClicks } from '@balcao/domain/people/partnerships'
import { eq, sql } from 'drizzle-orm'
import { affiliateClickDays, affiliateClickEvents, affiliateClicks } from '#db/schema/partners.ts'
import type { Scope } from '#scope.ts'
import type { Click } from './click-cookie.ts'

type ClickToEnter = {
  id: string
  affiliationId: string
  termsId: string | null
  source: string | null
  refusal: ClickRefusal | null
  network: string
  /** The click of the same browser that this one replaces. */
  replaces?: Click | undefined
  /** True if an earlier click of the browser takes precedence. */
  isAfterFirst?: boolean
}

const networkLimit = {
  name: 'listed clicks',
  perMinute: listedClicks.perMinute,
  burst: listedClicks.perMinute,
}
const sourceLengthMax = 100

/**
 * Counts a click for its day, and enters it in the ledger of clicks together with its effect on the previous
 * click. Beyond the limits of a network or a day it is only counted, so that one machine can neither fill the
 * table nor hide the clicks of others for long.
 */
export async function enterClick(scope: Scope, click: ClickToEnter): Promise<void> {
  const { app, tx, platformId, now } = scope
  const { id, affiliationId, termsId, refusal, replaces, isAfterFirst = false } = click
  const mayBeListed = app.limits.allows(networkLimit, `${platformId} ${click.network}`)
  if (!(await countClick(scope, click, mayBeListed))) return
  await tx.insert(affiliateClicks).values({
    id,
    platformId,
    affiliationId,
    termsId,
    source: click.source?.slice(0, sourceLengthMax) ?? null,
    refusal,
    clickedAt: now,
  })
  if (isAfterFirst)
    await tx
      .insert(affiliateClickEvents)
      .values({ platformId, clickId: id, affiliationId, kind: 'AFTER_FIRST', at: now })
  if (replaces) await replaceClick(scope, replaces.id, affiliationId)
}

/** Counts the click; true if it is among the listed ones of its day. */
async function countClick(
  { tx, platformId, now }: Scope,
  { affiliationId, refusal }: ClickToEnter,
  mayBeListed: boolean,
): Promise<boolean> {
  const { day, clicks, followed, listable } = affiliateClickDays
  const counts = { clicks: refusal === null ? 1 : 0, followed: 1, listable: mayBeListed ? 1 : 0 }
  const [kept] = await tx
    .insert(affiliateClickDays)
    .values({ platformId, affiliationId, day: startOfDayInSaoPaulo(dayInSaoPaulo(now)), ...counts })
    .onConflictDoUpdate({
      target: [affiliateClickDays.platformId, affiliateClickDays.affiliationId, day],
      set: {
        clicks: sql`${clicks} + excluded.clicks`,
        followed: sql`${followed} + excluded.followed`,
        listable: sql`${listable} + excluded.listable`,
      },
    })
    .returning({ listable })
  return mayBeListed && kept !== undefined && kept.listable <= listedClicks.perDay
}

async function replaceClick({ tx, platformId, now }: Scope, clickId: string, byAffiliationId: string) {
  const [replaced] = await tx
    .select({ affiliationId: affiliateClicks.affiliationId })
    .from(affiliateClicks)
    .where(eq(affiliateClicks.id, clickId))
  if (!replaced) return
  const { affiliationId } = replaced
  const kind = affiliationId === byAffiliationId ? 'REPLACED_BY_OWN' : 'REPLACED'
  await tx.insert(affiliateClickEvents).values({ platformId, clickId, affiliationId, kind, at: now })
}
