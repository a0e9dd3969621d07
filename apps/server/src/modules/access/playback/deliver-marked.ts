import { buffer } from 'node:stream/consumers'
import { maskDocument } from '@balcao/domain/people/document'
import { maskEmail } from '@balcao/domain/people/email'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { accessGrants } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { inScope, type Scope } from '#scope.ts'
import { markInTurn } from './mark-pdf.ts'
import type { Playback } from './playback-address.ts'

const markLimit = { name: 'marked pdf', perMinute: 12, burst: 12 }

/**
 * The PDF with its holder at the foot of every page: buyer and order, recipient of a gift, or student without a sale.
 * A PDF that cannot be marked is delivered unchanged.
 */
export async function deliverMarked(
  app: App,
  { platformId, grantId, userId, key }: Playback,
): Promise<Buffer> {
  app.limits.spend(markLimit, userId)
  const line = await inScope(app, platformId, (scope) => lineOf(scope, grantId))
  const read = async () => {
    const stored = await app.store.get(key)
    if (!stored) throw new AppError('not_found')
    return buffer(stored.body)
  }
  return markInTurn(read, line)
}

async function lineOf({ tx }: Scope, grantId: string): Promise<string> {
  const [holder] = await tx
    .select({
      name: orders.buyerName,
      document: orders.buyerDocument,
      source: orders.documentSource,
      code: orders.code,
      givenName: accessGrants.givenName,
      studentName: users.name,
      email: users.email,
    })
    .from(accessGrants)
    .innerJoin(users, eq(users.id, accessGrants.customerId))
    .leftJoin(orders, eq(orders.id, accessGrants.orderId))
    .where(eq(accessGrants.id, grantId))
  invariant(holder, 'every grant has a holder')
  const { name, document, source, code, givenName, studentName, email } = holder
  if (code === null) return [studentName, maskEmail(email), `Cortesia ${grantId.slice(0, 8)}`].join(' · ')
  const parts =
    givenName !== null
      ? [givenName, maskEmail(email), `Presente ${code}`]
      : [name, ...(source === 'BUYER' && document !== null ? [maskDocument(document)] : []), `Pedido ${code}`]
  return parts.join(' · ')
}
