import { and, desc, eq, gt, not, or, type SQL, sql } from 'drizzle-orm'
import { cardAttempts, cardPauses } from '#db/schema/cards.ts'
import type { Scope } from '#scope.ts'
import { cardDefencePolicy } from './card-defence-policy.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const isDeclined = sql`${cardAttempts.outcome} = 'DECLINED'`
/** A saved card is charged without the buyer, and says nothing about the person at a checkout. */
const isTyped = not(cardAttempts.isKept)
const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const cards = (condition: SQL) =>
  sql<number>`count(distinct ${cardAttempts.cardKey}) filter (where ${condition})`.mapWith(Number)
const since = ({ now }: Scope, ms: number) => gt(cardAttempts.at, new Date(now.getTime() - ms))

/** Keys of a buyer: the mailbox, and the document and browser if given. */
export type BuyerKeys = { emailKey: string; documentKey: string | null; deviceKey: string | null }

export async function historyOfBuyer(scope: Scope, { emailKey, documentKey, deviceKey }: BuyerKeys) {
  const isMailbox = eq(cardAttempts.emailKey, emailKey)
  const isDocument = documentKey === null ? sql`false` : eq(cardAttempts.documentKey, documentKey)
  const isDevice = deviceKey === null ? sql`false` : eq(cardAttempts.deviceKey, deviceKey)
  const refused = (isTheirs: SQL) => cards(sql`${isDeclined} and ${isTheirs}`)
  const [row] = await scope.tx
    .select({
      triesInAMinute: count(sql`${isMailbox} and ${since(scope, minuteMs)}`),
      triesInAnHour: count(sql`${isMailbox} and ${since(scope, 60 * minuteMs)}`),
      declinesToday: count(sql`${isDeclined} and ${since(scope, dayMs)}`),
      ofMailbox: refused(isMailbox),
      ofDocument: refused(isDocument),
      ofDevice: refused(isDevice),
    })
    .from(cardAttempts)
    .where(and(isTyped, or(isMailbox, isDocument, isDevice), since(scope, 7 * dayMs)))
  return {
    triesInAMinute: row?.triesInAMinute ?? 0,
    triesInAnHour: row?.triesInAnHour ?? 0,
    declinesToday: row?.declinesToday ?? 0,
    refusedCards: Math.max(row?.ofMailbox ?? 0, row?.ofDocument ?? 0, row?.ofDevice ?? 0),
  }
}

export async function historyOfNetwork(scope: Scope, networkKey: string) {
  const [row] = await scope.tx
    .select({
      refusedCards: cards(isDeclined),
      cards: cards(sql`${cardAttempts.outcome} in ('APPROVED', 'DECLINED')`),
    })
    .from(cardAttempts)
    .where(and(isTyped, eq(cardAttempts.networkKey, networkKey), since(scope, dayMs)))
  return { refusedCards: row?.refusedCards ?? 0, cards: row?.cards ?? 0 }
}

export async function historyOfCard(scope: Scope, cardKey: string) {
  const tries = (condition: SQL) =>
    sql<number>`coalesce(sum(${cardAttempts.tries}) filter (where ${condition}), 0)`.mapWith(Number)
  const [row] = await scope.tx
    .select({
      today: tries(sql`${isDeclined} and ${since(scope, dayMs)}`),
      thisMonth: tries(isDeclined),
      declinesToday: count(sql`${isDeclined} and ${since(scope, dayMs)}`),
    })
    .from(cardAttempts)
    .where(and(eq(cardAttempts.cardKey, cardKey), since(scope, 30 * dayMs)))
  return row
}

export type OfferHistory = {
  declined: number
  approved: number
  underWay: number
  /** Consecutive refusals up to now, among the last ten charges. */
  declinesInARow: number
}

/** The last ten minutes of an offer, and its last charges with an outcome. */
export async function historyOfOffer(scope: Scope, offerId: string): Promise<OfferHistory> {
  const [[counts], last] = await Promise.all([
    scope.tx
      .select({
        declined: count(isDeclined),
        approved: count(sql`${cardAttempts.outcome} = 'APPROVED'`),
        underWay: count(sql`${cardAttempts.outcome} = 'ASKED'`),
      })
      .from(cardAttempts)
      .where(and(isTyped, eq(cardAttempts.offerId, offerId), since(scope, 10 * minuteMs))),
    scope.tx
      .select({ outcome: cardAttempts.outcome })
      .from(cardAttempts)
      .where(
        and(
          isTyped,
          eq(cardAttempts.offerId, offerId),
          since(scope, cardDefencePolicy.pauseHours * 60 * minuteMs),
          sql`${cardAttempts.outcome} in ('APPROVED', 'DECLINED')`,
        ),
      )
      .orderBy(desc(cardAttempts.at))
      .limit(cardDefencePolicy.declinesInARowMax),
  ])
  const firstGood = last.findIndex(({ outcome }) => outcome !== 'DECLINED')
  return {
    declined: counts?.declined ?? 0,
    approved: counts?.approved ?? 0,
    underWay: counts?.underWay ?? 0,
    declinesInARow: firstGood === -1 ? last.length : firstGood,
  }
}

/** Whether there are more refusals than honest sales have: too many, and too large a share of the charges. */
export function areTooManyDeclined({
  declined,
  approved,
}: Pick<OfferHistory, 'declined' | 'approved'>): boolean {
  const { declinesPerTenMinutesMax, declinedShareMin } = cardDefencePolicy
  return declined >= declinesPerTenMinutesMax && declined >= declinedShareMin * (declined + approved)
}

export async function isCardPaused({ tx, now }: Scope, offerId: string): Promise<boolean> {
  const [pause] = await tx
    .select({ id: cardPauses.id })
    .from(cardPauses)
    .where(and(eq(cardPauses.offerId, offerId), gt(cardPauses.endsAt, now)))
    .limit(1)
  return pause !== undefined
}
