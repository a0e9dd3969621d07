import { documentKind, maskDocument, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containing } from '#db/containing.ts'
import { orders } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'
import type { findBuyersInput } from './buyer.input.ts'

const buyersMax = 20
/** Number of latest orders searched by a part of a name. */
const lookedThroughMax = 5_000

const columns = {
  orderId: orders.id,
  name: orders.buyerName,
  email: orders.buyerEmail,
  document: orders.buyerDocument,
  documentSource: orders.documentSource,
  createdAt: orders.createdAt,
}

/**
 * Buyers by complete e-mail, CPF or CNPJ, or order code; if none matches, by a part of the name or e-mail
 * among the latest orders.
 */
export async function findBuyers({ tx, platformId }: Caller, { search }: z.output<typeof findBuyersInput>) {
  const newest = (wanted: SQL | undefined) =>
    tx
      .select(columns)
      .from(orders)
      .where(and(eq(orders.platformId, platformId), wanted))
      .orderBy(desc(orders.createdAt), desc(orders.id))
  const exact = await newest(isExactly(search)).limit(buyersMax * 10)
  if (exact.length > 0) return oneByOne(exact)
  const latest = newest(undefined).limit(lookedThroughMax).as('latest')
  const pattern = containing(search)
  const alike = await tx
    .select()
    .from(latest)
    .where(or(ilike(latest.name, pattern), ilike(latest.email, pattern)))
    .limit(buyersMax * 10)
  return oneByOne(alike)
}

function isExactly(search: string): SQL | undefined {
  if (documentKind(search) !== null)
    return and(
      eq(orders.buyerDocument, onlyDocumentCharacters(search)),
      // A literal, so that the partial index can be used.
      sql`${orders.documentSource} = 'BUYER'`,
    )
  return or(eq(orders.code, search.toUpperCase()), eq(orders.buyerEmail, search.toLowerCase()))
}

type FoundOrder = {
  orderId: string
  name: string
  email: string
  document: string
  documentSource: 'BUYER' | 'PLACEHOLDER'
  createdAt: Date
}

/** One line per mailbox, with its newest order. */
function oneByOne(found: readonly FoundOrder[]) {
  const newestOf = new Map<string, FoundOrder>()
  for (const order of found) if (!newestOf.has(order.email)) newestOf.set(order.email, order)
  return [...newestOf.values()].slice(0, buyersMax).map(({ documentSource, document, ...buyer }) => ({
    ...buyer,
    createdAt: buyer.createdAt.toISOString(),
    document: documentSource === 'BUYER' ? maskDocument(document) : null,
  }))
}
