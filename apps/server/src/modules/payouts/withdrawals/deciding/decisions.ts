import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { type DecisionKind, withdrawalDecisions } from '#db/schema/payouts.ts'
import { fingerprintOf } from '#modules/payouts/bank-accounts/bank-account.ts'
import type { Attempt, Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

type Decision = typeof withdrawalDecisions.$inferSelect
type Saying = { kind: DecisionKind; seen: string }

/**
 * Hash of the subject of a decision: the withdrawal, its amount, and its destination with the holder. A
 * change of any of them voids the decision.
 */
export function seenOf({ id, userId, amountCents, feeCents, destination }: Withdrawal): string {
  return hashOf([id, userId, amountCents, feeCents, fingerprintOf(destination)])
}

/**
 * Hash of the subject of a proof: the withdrawal in its current state, and the attempt that may have paid it.
 * A vote cast before another attempt began, or before the withdrawal counted as paid, does not count towards
 * a later proof.
 */
export function proofSeenOf(withdrawal: Withdrawal, { number }: Pick<Attempt, 'number'>): string {
  return hashOf([seenOf(withdrawal), withdrawal.state, number])
}

function hashOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** Stores a decision of the staff with the hash of the state that was seen. The same decision twice counts once. */
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

/** The people whose decision covers the current state. */
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
