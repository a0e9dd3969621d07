import { type SQL, sql } from 'drizzle-orm'

const ofPayment = (id: SQL) =>
  sql`(select sale.seller_id from payments sale where sale.platform_id = subject.platform_id and sale.id = ${id})`

/**
 * Kinds of rows that belong to a seller: the table, of which the database shows limited staff a part, and the owner of
 * a row.
 */
export const subjects = {
  seller: { table: 'users', owner: sql`subject.id` },
  product: { table: 'products', owner: sql`subject.seller_id` },
  review: {
    table: 'product_reviews',
    owner: sql`(select product.seller_id from products product
      where product.platform_id = subject.platform_id and product.id = subject.product_id)`,
  },
  document: { table: 'seller_documents', owner: sql`subject.user_id` },
  deletion: { table: 'deletion_requests', owner: sql`subject.user_id` },
  payment: { table: 'payments', owner: sql`subject.seller_id` },
  case: { table: 'payment_cases', owner: ofPayment(sql`subject.payment_id`) },
  webhook: {
    table: 'webhook_inbox',
    owner: ofPayment(sql`coalesce(subject.payment_id, subject.payment_hint)`),
  },
  subscription: { table: 'subscriptions', owner: sql`subject.seller_id` },
  refund: { table: 'refunds', owner: sql`subject.seller_id` },
  refundRequest: { table: 'refund_requests', owner: sql`subject.seller_id` },
  dispute: { table: 'disputes', owner: sql`subject.seller_id` },
  lot: { table: 'balance_lots', owner: sql`subject.user_id` },
  anticipation: { table: 'anticipations', owner: sql`subject.user_id` },
  withdrawal: { table: 'withdrawals', owner: sql`subject.user_id` },
  bankAccount: { table: 'bank_accounts', owner: sql`subject.user_id` },
  receiver: { table: 'receivers', owner: sql`subject.user_id` },
  managerContract: { table: 'manager_contracts', owner: sql`subject.seller_id` },
  proposal: { table: 'money_proposals', owner: sql`subject.user_id` },
} as const satisfies Record<string, { table: string; owner: SQL }>

export type SubjectKind = keyof typeof subjects

/** Fields of an input that can hold an id or a list of ids; for a union of shapes, the fields common to all. */
type IdField<Input> = {
  [Field in keyof Input & string]: Input[Field] extends string | readonly string[] | null ? Field : never
}[keyof Input & string]

/**
 * The subject of a change by the staff: one or several rows of a seller, named by one field of the input (`{ payment:
 * 'paymentId' }`), or the whole platform. Where that field may be null, null is the platform. A staff member who also
 * sells cannot change their own rows, except where `evenOwn` marks a change that decides nothing.
 */
export type About<Input = Record<string, string>> =
  | 'platform'
  | { [Kind in SubjectKind]: Record<Kind, IdField<Input>> & { evenOwn?: true } }[SubjectKind]

export type Subject = { kind: SubjectKind; ids: string[] }

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The declared kind of row and the field of the input that names it. */
export function fieldOf(about: Exclude<About, 'platform'>): [SubjectKind, string] {
  const { evenOwn: _, ...named } = about
  const [[kind, field] = []] = Object.entries(named)
  return [kind as SubjectKind, String(field)]
}

/** The subject of this input, or null for the platform. A value that is not an id names no row. */
export function subjectOf(about: About, input: unknown): Subject | null {
  if (about === 'platform' || typeof input !== 'object' || input === null) return null
  const [kind, field] = fieldOf(about)
  const value = Object.hasOwn(input, field) ? (input as Record<string, unknown>)[field] : null
  const ids: unknown[] = Array.isArray(value) ? value : [value]
  const areIds = ids.length > 0 && ids.every((id) => typeof id === 'string' && idPattern.test(id))
  return areIds ? { kind, ids: ids as string[] } : null
}
