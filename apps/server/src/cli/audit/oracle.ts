export type Oracle = {
  id: string
  says: string
  /** Lists violations on the platform $1. */
  sql: string
}

export const entriesOf = `ledger_entries e
  join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)`
