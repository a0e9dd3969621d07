import type { Audience } from '@balcao/domain/platform/broadcast-audience'
import { and, eq, exists, gt, not, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { AudienceInput } from './broadcast.input.ts'

const dayMs = 86_400_000

export function audienceOf({ audience, days, currency }: AudienceInput): Audience {
  switch (audience) {
    case 'ALL':
      return { kind: audience }
    case 'CURRENCY':
      return { kind: audience, currency }
    default:
      return { kind: audience, days }
  }
}

/** Sellers who can log in and belong to the audience now. */
export function inAudience(scope: Scope, audience: Audience): SQL | undefined {
  return and(sql`'SELLER' = any(${users.roles})`, eq(users.status, 'ACTIVE'), belongsTo(scope, audience))
}

function belongsTo({ tx, now }: Scope, audience: Audience): SQL | undefined {
  if (audience.kind === 'ALL') return undefined
  if (audience.kind === 'CURRENCY')
    return exists(
      tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.sellerId, users.id), eq(products.currency, audience.currency))),
    )
  const hasSold = exists(
    tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.sellerId, users.id),
          eq(payments.status, 'APPROVED'),
          gt(payments.createdAt, new Date(now.getTime() - audience.days * dayMs)),
        ),
      ),
  )
  return audience.kind === 'SOLD_WITHIN' ? hasSold : not(hasSold)
}
