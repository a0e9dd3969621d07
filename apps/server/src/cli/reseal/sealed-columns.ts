/** A sealed column, and how the place of a seal is derived from its row. */
export type SealedColumn = {
  table: string
  column: string
  /** Null values are skipped; so are rows outside this condition. */
  where?: string
  /** The column that identifies a row within its platform. */
  key: 'id' | 'platform_id'
  /** The expression that gives the row id of the seal, where it is not the key. */
  rowId?: string
  /** The name of the column in the seal, where it differs. */
  sealedAs?: string
  isBytes?: true
}

/** Every sealed column of the database. Certificates in the object store are sealed as well. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'platforms', column: 'private_key', key: 'platform_id' },
  { table: 'platforms', column: 'opt_out_key', key: 'platform_id' },
  { table: 'platforms', column: 'dkim_key', key: 'platform_id' },
  { table: 'provider_accounts', column: 'credentials', key: 'id' },
  { table: 'provider_accounts', column: 'webhook_token', key: 'id' },
  { table: 'money_proposals', column: 'secret', key: 'id' },
  { table: 'receivers', column: 'token', key: 'id' },
  { table: 'pixels', column: 'token', key: 'id' },
  { table: 'outgoing_endpoints', column: 'secret', key: 'id' },
  { table: 'outgoing_endpoints', column: 'former_secret', key: 'id', sealedAs: 'secret' },
  { table: 'users', column: 'totp_secret', key: 'id' },
  { table: 'fiscal_profiles', column: 'certificate', key: 'id' },
  { table: 'staff_sign_ons', column: 'client_secret', key: 'id' },
  { table: 'sign_on_identities', column: 'token', key: 'id' },
  { table: 'api_answers', column: 'answer', key: 'id' },
  { table: 'saved_cards', column: 'sealed', key: 'id' },
  { table: 'saved_cards', column: 'token', key: 'id' },
  { table: 'webhook_inbox', column: 'raw_body', key: 'id', where: 'is_body_sealed', isBytes: true },
  {
    table: 'withdrawal_decisions',
    column: 'signature',
    key: 'id',
    rowId: `withdrawal_id || ' ' || user_id || ' ' || kind`,
  },
]
