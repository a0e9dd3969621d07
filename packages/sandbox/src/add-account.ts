import { createHash } from 'node:crypto'
import type { Books } from './core/open-books.ts'
import type { Account } from './core/records.ts'

export type NewAccount = {
  publicKey: string
  secretKey: string
  withdrawKey?: string
  /** Signs or accompanies webhooks, at providers that prove them. */
  webhookSecret?: string
  /** The address set in the provider's panel, where calls have none. */
  webhookUrl?: string
  merchantName?: string
  merchantCity?: string
}

/**
 * Opens an account at an acquirer. The same keys always give the same account, so no secret is written to
 * disk.
 */
export function addAccount(books: Books, acquirer: string, wanted: NewAccount): Account {
  const account: Account = {
    id: createHash('sha256')
      .update([acquirer, wanted.publicKey, wanted.secretKey].join('\n'))
      .digest('hex')
      .slice(0, 16),
    acquirer,
    publicKey: wanted.publicKey,
    secretKey: wanted.secretKey,
    withdrawKey: wanted.withdrawKey ?? null,
    webhookSecret: wanted.webhookSecret ?? null,
    webhookUrl: wanted.webhookUrl ?? null,
    merchantName: wanted.merchantName ?? 'Loja de teste',
    merchantCity: wanted.merchantCity ?? 'São Paulo',
  }
  books.accounts.set(account.id, account)
  return account
}
