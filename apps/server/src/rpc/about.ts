/**
 * Tables whose rows belong to a seller, by the name of a row. The database shows limited staff a part of
 * each.
 */
export const subjectTables = {
  seller: 'users',
  product: 'products',
  review: 'product_reviews',
  document: 'seller_documents',
  deletion: 'deletion_requests',
  payment: 'payments',
  case: 'payment_cases',
  webhook: 'webhook_inbox',
  subscription: 'subscriptions',
  refund: 'refunds',
  refundRequest: 'refund_requests',
  dispute: 'disputes',
  lot: 'balance_lots',
  anticipation: 'anticipations',
  withdrawal: 'withdrawals',
  bankAccount: 'bank_accounts',
  receiver: 'receivers',
  managerContract: 'manager_contracts',
  proposal: 'money_proposals',
} as const

type SubjectKind = keyof typeof subjectTables

/** Fields of an input that can hold an id or a list of ids; of several shapes, those common to all. */
type IdField<Input> = {
  [Field in keyof Input & string]: Input[Field] extends string | readonly string[] | null ? Field : never
}[keyof Input & string]

/**
 * The subject of a change by the staff: one row or several of a seller, named by one field of the input (`{
 * payment: 'paymentId' }`), or the whole platform. Where that field may be null, null is the platform.
 */
export type About<Input = Record<string, string>> =
  | 'platform'
  | { [Kind in SubjectKind]: Record<Kind, IdField<Input>> }[SubjectKind]

type Subject = { table: string; ids: string[] }

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * The subject of this input, or null for the platform. A value that is not an id names nothing of a seller.
 */
export function subjectOf(about: About, input: unknown): Subject | null {
  if (about === 'platform' || typeof input !== 'object' || input === null) return null
  const [[kind, field] = []] = Object.entries(about)
  const value =
    field !== undefined && Object.hasOwn(input, field) ? (input as Record<string, unknown>)[field] : null
  const ids: unknown[] = Array.isArray(value) ? value : [value]
  const areIds = ids.length > 0 && ids.every((id) => typeof id === 'string' && idPattern.test(id))
  return areIds ? { table: subjectTables[kind as SubjectKind], ids: ids as string[] } : null
}
