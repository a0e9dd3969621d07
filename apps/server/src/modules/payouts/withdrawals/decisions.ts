import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { type DecisionKind, withdrawalDecisions } from '../../../db/schema/payouts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import type { Scope } from '../../../scope.ts'
import { fingerprintOf } from '../bank-accounts/bank-account.ts'
import type { Attempt, Withdrawal } from './withdrawal.ts'

type Decision = typeof withdrawalDecisions.$inferSelect
type Saying = { kind: DecisionKind; seen: string }

/** What a decision is about: amount, destination with its holder, and the withdrawal. A change to any of them makes it another one. */
export function seenOf({ id, userId, amountCents, feeCents, destination }: Withdrawal): string {
  return hashOf([id, userId, amountCents, feeCents, fingerprintOf(destination)])
}

/**
 * What a proof is about: the withdrawal as it stands, and the attempt that may have paid it. Who saw a statement before another attempt
 * was made, or before it was held to be paid, has said nothing about what came after.
 */
export function proofSeenOf(withdrawal: Withdrawal, { number }: Pick<Attempt, 'number'>): string {
  return hashOf([seenOf(withdrawal), withdrawal.state, number])
}

function hashOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** Writes down what somebody of the staff decided about what they saw. The same decision twice is one. */
export async function recordDecision(
  { app, tx, platformId, now, session: { userId } }: Caller,
  withdrawalId: string,
  { kind, seen }: Saying,
): Promise<void> {
  const decision = { platformId, withdrawalId, userId, kind, seen }
  const signature = app.secrets.seal(seen, placeOf(decision))
  await tx
    .insert(withdrawalDecisions)
    .values({ ...decision, signature, at: now })
    .onConflictDoNothing()
}

/** The people who have decided this about what is seen now. */
export async function listDeciders(
  { app, tx }: Scope,
  withdrawalId: string,
  { kind, seen }: Saying,
): Promise<string[]> {
  const decisions = await tx
    .select()
    .from(withdrawalDecisions)
    .where(and(eq(withdrawalDecisions.withdrawalId, withdrawalId), eq(withdrawalDecisions.kind, kind)))
  const valid = decisions.filter((decision) => decision.seen === seen && isGenuine(app, decision))
  return [...new Set(valid.map(({ userId }) => userId))]
}

function isGenuine(app: App, decision: Decision): boolean {
  try {
    return app.secrets.open(decision.signature, placeOf(decision)) === decision.seen
  } catch {
    return false
  }
}

function placeOf({
  platformId,
  withdrawalId,
  userId,
  kind,
}: Pick<Decision, 'platformId' | 'withdrawalId' | 'userId' | 'kind'>) {
  return {
    platformId,
    table: 'withdrawal_decisions',
    column: 'signature',
    rowId: `${withdrawalId} ${userId} ${kind}`,
  }
}
