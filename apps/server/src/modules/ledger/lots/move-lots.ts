import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { balanceLots, type HoldReason } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import type { LotPart } from './lot.ts'

export type LotMove =
  | { state: 'HELD'; movedFor: string; holdReason: HoldReason }
  | { state: 'CONSUMED'; movedFor: string }
  | { state: 'SOLD'; movedFor: string; anticipationId: string }

/**
 * Holds, consumes or sells lots, whole or in part, and stores their former state. The caller has locked the
 * purses and posts the money.
 */
export async function moveLots(scope: Scope, parts: readonly LotPart[], move: LotMove): Promise<void> {
  const { tx, now } = scope
  const settledAt = move.state === 'HELD' ? null : now
  const whole = parts.filter(({ lot, amountCents }) => amountCents === lot.amountCents)
  if (whole.length > 0)
    await tx
      .update(balanceLots)
      .set({
        ...move,
        settledAt,
        formerState: sql`case when ${balanceLots.state} = 'HELD' then ${balanceLots.formerState} else ${balanceLots.state} end`,
      })
      .where(
        inArray(
          balanceLots.id,
          whole.map(({ lot }) => lot.id),
        ),
      )
  for (const { lot, amountCents } of parts) {
    if (amountCents === lot.amountCents) continue
    await tx
      .update(balanceLots)
      .set({ amountCents: lot.amountCents - amountCents })
      .where(eq(balanceLots.id, lot.id))
    const id = randomUUID()
    const formerState = lot.state === 'HELD' ? lot.formerState : lot.state
    await tx.insert(balanceLots).values({
      ...lot,
      ...move,
      id,
      part: id,
      amountCents,
      formerState: formerState as 'PENDING',
      settledAt,
    })
  }
}
