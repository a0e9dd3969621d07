import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '#db/containing.ts'
import { orders } from '#db/schema/orders.ts'
import { cardCharges, payments } from '#db/schema/payments.ts'
import type { SaleViewer } from './sale-viewer.ts'

const wholeEmail = /^\S+@\S+\.\S+$/
/** A code of capitals and digits, a provider's number, or an end-to-end id: never a name or a mailbox. */
const wholeCode = /^(?=.*\d)[0-9A-Z][0-9A-Z._-]{7,}$|^[0-9A-Za-z-]{20,}$/
const wholeDocument = /^(\d{11}|[0-9A-Z]{12}\d{2})$/

/**
 * The sales that match a typed text: by the complete order code, transaction number, end-to-end id, document
 * or mailbox, each through its index and of any age; or by a part of the buyer's name or mailbox. A viewer
 * who may not see buyers may not search by them either, because the number of results would reveal them.
 */
export function matchesSale(viewer: SaleViewer, search: string): SQL | undefined {
  const isNamed = namedBy(viewer, search)
  if (viewer.view !== 'WHOLE' || isWhole(search)) return isNamed
  const pattern = containing(search)
  return or(ilike(orders.buyerName, pattern), ilike(orders.buyerEmail, pattern), isNamed)
}

function isWhole(search: string): boolean {
  return wholeEmail.test(search) || wholeCode.test(search) || wholeDocument.test(documentIn(search))
}

function documentIn(search: string): string {
  return search.replace(/[.\-/\s]/g, '').toUpperCase()
}

/**
 * The sales of the orders that the text identifies. Conditions on different tables have no common index, so
 * each is a query of its own.
 */
export function namedBy({ scope, view }: SaleViewer, search: string): SQL {
  const { platformId } = scope
  const byOrder = (condition: SQL | undefined) =>
    sql`select ${orders.id} from ${orders} where ${and(eq(orders.platformId, platformId), condition)}`
  const byPayment = (condition: SQL) =>
    sql`select ${payments.orderId} from ${payments} where ${and(eq(payments.platformId, platformId), condition)}`
  const document = documentIn(search)
  const found = [
    byOrder(eq(orders.code, search.toUpperCase())),
    byPayment(eq(payments.transactionId, search)),
    byPayment(
      sql`${payments.id} in (select ${cardCharges.paymentId} from ${cardCharges} where ${and(
        eq(cardCharges.platformId, platformId),
        eq(cardCharges.transactionId, search),
      )})`,
    ),
    ...(view === 'WHOLE'
      ? [
          byOrder(eq(orders.buyerEmail, search.toLowerCase())),
          byPayment(eq(payments.endToEndId, search)),
          ...(wholeDocument.test(document)
            ? [byOrder(and(eq(orders.buyerDocument, document), sql`${orders.documentSource} = 'BUYER'`))]
            : []),
        ]
      : []),
  ]
  return sql`${payments.orderId} in (${sql.join(found, sql` union all `)})`
}
