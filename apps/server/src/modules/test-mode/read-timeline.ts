import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, desc, eq, inArray, isNotNull, lt, not, or } from 'drizzle-orm'
import { z } from 'zod'
import { mails } from '#db/schema/messages.ts'
import { type StepKind, subscriptionSteps, subscriptions } from '#db/schema/subscriptions.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { isPaidInFull } from '#modules/subscriptions/paid-in-full.ts'
import type { Caller } from '#rpc/caller.ts'
import { requireTest } from './clock.ts'
import type { TimelineInput } from './timeline.input.ts'

type Event = { at: Date } & (
  | { kind: 'STEP'; id: number; step: StepKind; buyerName: string }
  | { kind: 'MAIL'; id: string; subject: string }
)

/** How far each of the two logs has been read. */
const cursorShape = z.strictObject({
  step: z.int().nullable(),
  mail: z.strictObject({ at: z.iso.datetime(), id: z.uuid() }).nullable(),
})
type Read = z.output<typeof cursorShape>

/** What happened in a test mode by its clock, the newest first, from the logs of its subscriptions and its mails. */
export async function readTimeline(caller: Caller, { cursor, limit }: TimelineInput) {
  const { tx } = requireTest(caller)
  const read = cursor === undefined ? { step: null, mail: null } : readCursor(cursor)
  const [steps, sent] = await Promise.all([
    tx
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
      .limit(limit + 1),
    tx
      .select({ id: mails.id, at: mails.createdAt, subject: mails.subject })
      .from(mails)
      .where(
        read.mail === null
          ? undefined
          : or(
              lt(mails.createdAt, new Date(read.mail.at)),
              and(eq(mails.createdAt, new Date(read.mail.at)), lt(mails.id, read.mail.id)),
            ),
      )
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(limit + 1),
  ])
  const found: Event[] = [
    ...steps.map((row) => ({ kind: 'STEP' as const, ...row })),
    ...sent.map((row) => ({ kind: 'MAIL' as const, ...row })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  const shown = found.slice(0, limit)
  return {
    rows: shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    nextCursor: found.length > limit ? writeCursor(shown, read) : null,
  }
}

/** What comes next: the charge of the subscription that is due first, and the next release. */
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
  // The step before a charge is its announcement, and after a missed one the next try.
  const at = due?.paidUntil && due.paidUntil > now ? due.paidUntil : due?.nextStepAt
  return {
    charge: due && at ? { at: at.toISOString(), cents: due.cents, currency: due.currency } : null,
    release: nextRelease && { at: nextRelease.at.toISOString(), cents: nextRelease.amountCents },
  }
}

function writeCursor(shown: Event[], { step, mail }: Read): string {
  const lastStep = shown.findLast(({ kind }) => kind === 'STEP')
  const lastMail = shown.findLast((event) => event.kind === 'MAIL')
  const read = {
    step: lastStep?.id ?? step,
    mail: lastMail ? { at: lastMail.at.toISOString(), id: lastMail.id } : mail,
  }
  return Buffer.from(JSON.stringify(read)).toString('base64url')
}

function readCursor(text: string): Read {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('input_invalid', { field: 'cursor' }, { cause })
  }
}
