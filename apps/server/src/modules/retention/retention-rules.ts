import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { knownDevices, oneTimeTokens, registrations, sessions, throttles } from '#db/schema/accounts.ts'
import { providerHealth, webhookEffects, webhookInbox, webhookReads } from '#db/schema/acquirers.ts'
import { apiAnswers, apiCalls } from '#db/schema/api.ts'
import { cardAttempts, cardPauses, savedCards } from '#db/schema/cards.ts'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import { importRefusals, imports } from '#db/schema/imports.ts'
import { mailSuppressions, mails, notices } from '#db/schema/messages.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import { affiliateClickDays, affiliateClickEvents, affiliateClicks } from '#db/schema/partners.ts'
import { serviceHours, spentTokens } from '#db/schema/platforms.ts'
import { adConsents, checkoutHours, conversions } from '#db/schema/tracking.ts'

export type RetentionRule = {
  table: PgTable & { platformId: PgColumn }
  /** Column from which the days are counted. An index begins with the platform and this column. */
  since: PgColumn
  keptDays: number
  /**
   * Condition for the rows that the rule covers; all others stay, whatever their age. Written with literals,
   * so that a partial index can be used.
   */
  only?: SQL
  /** True if the application may insert and delete rows but not update them, so that it cannot lock them either. */
  isWrittenOnce?: true
  why: string
}

/** Thirteen months and some days, for a comparison with the same month of the previous year. */
const aYearAndMore = 400

/** Retention of rows that are not kept for ever. Tables without a rule stay; `kept-tables.ts` gives the reasons. */
export const retentionRules: readonly RetentionRule[] = [
  {
    table: webhookInbox,
    since: webhookInbox.workedAt,
    keptDays: 90,
    only: sql`${webhookInbox.state} in ('APPLIED', 'DUPLICATE', 'IGNORED', 'FORGED', 'DISCARDED')`,
    why: `The body names a buyer, and what it said is in the payment's timeline. Three months are longer than a Pix can be contested or
      a wrong key go unnoticed. What waits, or is parked until a person has looked, stays.`,
  },
  {
    table: webhookEffects,
    since: webhookEffects.at,
    keptDays: aYearAndMore,
    why: `They tell a copy from news. Providers repeat themselves for days, and by hand for weeks; after a year no copy comes, and one
      that did would find the payment past what it says: the table of states lets nothing happen twice.`,
  },
  {
    table: webhookReads,
    since: webhookReads.askedAt,
    keptDays: 1,
    why: 'They space questions by half a minute, and mean nothing after that.',
  },
  {
    table: providerHealth,
    since: providerHealth.hour,
    keptDays: aYearAndMore,
    why: 'How an acquirer answers is compared with the year before, and no further back.',
  },
  {
    table: sessions,
    since: sessions.expiresAt,
    keptDays: 30,
    why: 'It opens nothing any more. Who came in when and from where is in the log of sessions, which stays.',
  },
  {
    table: oneTimeTokens,
    since: oneTimeTokens.expiresAt,
    keptDays: 30,
    why: 'It opens nothing any more. A month later nobody asks what became of a link or a code.',
  },
  {
    table: spentTokens,
    since: spentTokens.expiresAt,
    keptDays: 1,
    why: 'A token that ran out is refused without it.',
  },
  {
    table: apiAnswers,
    since: apiAnswers.createdAt,
    keptDays: 7,
    why: 'A program repeats a call that failed within hours. After a week its idempotency key is free again.',
  },
  {
    table: apiCalls,
    since: apiCalls.calledAt,
    keptDays: 30,
    why: 'A developer looks for the fault of a call within days. What the calls changed has records of its own.',
  },
  {
    table: registrations,
    since: registrations.expiresAt,
    keptDays: 7,
    why: `Finished, the person's own row holds it all; unfinished, it is the name, the document and the password of somebody who may
      never have typed them. A week is for those who ask why no code came.`,
  },
  {
    table: throttles,
    since: throttles.windowEndsAt,
    keptDays: 1,
    why: 'A counter whose window is over starts anew, as one that is not there does. No block is longer than an hour.',
  },
  {
    table: knownDevices,
    since: knownDevices.lastUsedAt,
    keptDays: aYearAndMore,
    why: 'The cookie that it recognises lives for a year.',
  },
  {
    table: mails,
    since: mails.createdAt,
    keptDays: 30,
    only: sql`${mails.state} in ('QUEUED', 'CAPTURED')`,
    why: 'It still says what it said, codes and links included. What could not leave for a month is news to nobody.',
  },
  {
    table: mails,
    since: mails.createdAt,
    keptDays: aYearAndMore,
    why: 'Blank since it left. It answers whether somebody was written to, and keeps one fact from being told twice.',
  },
  {
    table: mailSuppressions,
    since: mailSuppressions.at,
    keptDays: aYearAndMore,
    why: 'Mailboxes come back, and one that still refuses says so again at the first mail.',
  },
  {
    table: notices,
    since: notices.createdAt,
    keptDays: aYearAndMore,
    only: sql`${notices.announcementId} is null`,
    why: `News of a year ago is looked for in the thing it was about. Who has read what the operator announced is proof between two
      companies, and stays.`,
  },
  {
    table: cardAttempts,
    since: cardAttempts.at,
    keptDays: 31,
    why: 'The brands count how often a card is tried over thirty days, and nothing of ours looks further back.',
  },
  {
    table: cardPauses,
    since: cardPauses.startedAt,
    keptDays: aYearAndMore,
    why: 'Which offers were attacked is compared with the year before.',
  },
  {
    table: savedCards,
    since: savedCards.createdAt,
    keptDays: 1,
    only: sql`${savedCards.orderId} is null`,
    why: 'The purchase that it was kept for was never made.',
  },
  {
    table: savedCards,
    since: savedCards.createdAt,
    keptDays: 1,
    only: sql`${savedCards.consentVersion} like 'one-click %'`,
    why: 'It was kept for offers after a purchase, and its owner was told: for a day.',
  },
  {
    table: savedCards,
    since: savedCards.expiresAt,
    keptDays: 30,
    why: 'An expired card cannot be charged. A month is for the buyer who is asked for the new one.',
  },
  {
    table: buyerEmailChanges,
    since: buyerEmailChanges.createdAt,
    keptDays: aYearAndMore,
    why: 'It names two mailboxes. Who changed which sale and when stays in the audit trail.',
  },
  {
    table: abandonedCarts,
    since: abandonedCarts.updatedAt,
    keptDays: 90,
    why: 'Somebody typed in who they are and did not buy; after three months nobody wins them back.',
  },
  {
    table: outgoingDeliveries,
    since: outgoingDeliveries.createdAt,
    keptDays: 60,
    why: `The body names a buyer, and a receiver that was down for weeks may ask for it again. After two months the seller reads the sale
      itself.`,
  },
  {
    table: serviceHours,
    since: serviceHours.hour,
    keptDays: 90,
    why: 'Whether a service answers is asked about today, and after a bad week perhaps about last month.',
  },
  {
    table: conversions,
    since: conversions.createdAt,
    keptDays: 90,
    why: 'Vendors take no event older than a week. Three months show a seller whether a campaign was counted.',
  },
  {
    table: adConsents,
    since: adConsents.at,
    keptDays: 90,
    why: 'The consent proves that its reports were allowed, and those are kept as long. IP address and browser serve nothing else.',
  },
  {
    table: affiliateClickDays,
    since: affiliateClickDays.day,
    keptDays: aYearAndMore,
    why: 'How well a link does is compared with the year before, and no further back.',
  },
  {
    table: affiliateClicks,
    since: affiliateClicks.clickedAt,
    keptDays: aYearAndMore,
    isWrittenOnce: true,
    why: 'No browser keeps a click for longer, so that it earns nothing any more. The sale keeps how its affiliate was chosen.',
  },
  {
    table: affiliateClickEvents,
    since: affiliateClickEvents.at,
    keptDays: aYearAndMore,
    isWrittenOnce: true,
    why: 'It says what became of a click, which is gone by then.',
  },
  {
    table: checkoutHours,
    since: checkoutHours.hour,
    keptDays: aYearAndMore,
    why: 'How many visitors buy is compared with the year before, and no further back.',
  },
  {
    table: importRefusals,
    since: importRefusals.foundAt,
    keptDays: 30,
    why: 'Rows of a file that stayed out are put right within days, in the file itself.',
  },
  {
    table: imports,
    since: imports.createdAt,
    keptDays: 60,
    only: sql`${imports.state} in ('MATCHING', 'CHECKED')`,
    why: 'The first rows of a file that nobody imported. The file itself was dropped after a week.',
  },
]
