import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, desc, eq, inArray, isNotNull, lt, not, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { mails } from '#db/schema/messages.ts'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import { type StepKind, subscriptionSteps, subscriptions } from '#db/schema/subscriptions.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import type { Delivery } from '#modules/outgoing/endpoint.ts'
import { isPaidInFull } from '#modules/subscriptions/paid-in-full.ts'
import type { Caller } from '#rpc/caller.ts'
import { requireTest } from './clock.ts'
import type { TimelineInput } from './timeline.input.ts'

type Event = { at: Date } & (
  | { kind: 'STEP'; id: number; step: StepKind; buyerName: string }
  | { kind: 'MAIL'; id: string; subject: string }
  | ({ kind: 'WEBHOOK'; id: string } & Pick<Delivery, 'type' | 'state' | 'tries' | 'lastStatus'>)
)

const placeShape = z.strictObject({ at: z.iso.datetime(), id: z.uuid() })
/** Position in each of the logs. */
const cursorShape = z.strictObject({
  step: z.int().nullable(),
  mail: placeShape.nullable(),
  webhook: placeShape.nullable(),
})
type Read = z.output<typeof cursorShape>
type Page = { read: Read; limit: number }

/** Events of a test mode by its clock, the newest first, from the logs of its subscriptions, mails and webhooks. */
export async function readTimeline(caller: Caller, { cursor, limit }: TimelineInput) {
  requireTest(caller)
  const read = cursor === undefined ? { step: null, mail: null, webhook: null } : readCursor(cursor)
  const page = { read, limit: limit + 1 }
  const logs: Event[][] = await Promise.all([
    readSteps(caller, page),
    readMails(caller, page),
    readDeliveries(caller, page),
  ])
  const found = logs.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
  const shown = found.slice(0, limit)
  return {
    rows: shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    nextCursor: found.length > limit ? writeCursor(shown, read) : null,
  }
}

async function readSteps({ tx }: Caller, { read, limit }: Page) {
  const rows = await tx
    .select({
      id: subscriptionSteps.id,
      at: subscriptionSteps.at,
      step: subscriptionSteps.kind,
      buyerName: subscriptions.buyerName,
    })
    .from(subscriptionSteps)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionSteps.subscriptionId))
    .where(read.step === null ? undefined : lt(subscriptionSteps.id, read.step))
    .orderBy(desc(subscriptionSteps.id))
    .limit(limit)
  return rows.map((row) => ({ kind: 'STEP' as const, ...row }))
}

async function readMails({ tx }: Caller, { read, limit }: Page) {
  const rows = await tx
    .select({ id: mails.id, at: mails.createdAt, subject: mails.subject })
    .from(mails)
    .where(before(mails, read.mail))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
  return rows.map((row) => ({ kind: 'MAIL' as const, ...row }))
}

async function readDeliveries({ tx, session }: Caller, { read, limit }: Page) {
  const { id, createdAt, sellerId, type, state, tries, lastStatus } = outgoingDeliveries
  const rows = await tx
    .select({ id, at: createdAt, type, state, tries, lastStatus })
    .from(outgoingDeliveries)
    .where(and(eq(sellerId, session.userId), before(outgoingDeliveries, read.webhook)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map((row) => ({ kind: 'WEBHOOK' as const, ...row }))
}

function before(
  { createdAt, id }: typeof mails | typeof outgoingDeliveries,
  place: Read['mail'],
): SQL | undefined {
  if (place === null) return undefined
  const at = new Date(place.at)
  return or(lt(createdAt, at), and(eq(createdAt, at), lt(id, place.id)))
}

/** The next events: the charge of the subscription that is due first, and the next release. */
export async function readUpcoming(caller: Caller) {
  const { tx, now, session } = requireTest(caller)
  const [[due], { nextRelease }] = await Promise.all([
    tx
      .select({
        cents: subscriptions.priceCents,
        currency: subscriptions.currency,
        paidUntil: subscriptions.paidUntil,
        nextStepAt: subscriptions.nextStepAt,
      })
      .from(subscriptions)
      .where(
        and(
          inArray(subscriptions.state, ['ACTIVE', 'PAST_DUE']),
          not(isPaidInFull),
          isNotNull(subscriptions.nextStepAt),
        ),
      )
      .orderBy(asc(subscriptions.nextStepAt))
      .limit(1),
    getBalance(caller, session.userId),
  ])
  // The step before a charge is its announcement; after a missed charge it is the next try.
  const at = due?.paidUntil && due.paidUntil > now ? due.paidUntil : due?.nextStepAt
  return {
    charge: due && at ? { at: at.toISOString(), cents: due.cents, currency: due.currency } : null,
    release: nextRelease && { at: nextRelease.at.toISOString(), cents: nextRelease.amountCents },
  }
}

function writeCursor(shown: Event[], read: Read): string {
  const lastOf = (kind: 'MAIL' | 'WEBHOOK', former: Read['mail']) => {
    const last = shown.findLast((event) => event.kind === kind)
    return last ? { at: last.at.toISOString(), id: String(last.id) } : former
  }
  const next: Read = {
    step: shown.findLast((event) => event.kind === 'STEP')?.id ?? read.step,
    mail: lastOf('MAIL', read.mail),
    webhook: lastOf('WEBHOOK', read.webhook),
  }
  return Buffer.from(JSON.stringify(next)).toString('base64url')
}

function readCursor(text: string): Read {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('input_invalid', { field: 'cursor' }, { cause })
  }
}
