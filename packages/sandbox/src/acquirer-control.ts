import { addAccount, type NewAccount } from './add-account.ts'
import { findCharge } from './core/find-charge.ts'
import type { Books } from './core/open-books.ts'
import type { Outbox, SentWebhook } from './core/open-outbox.ts'
import type { Account, Charge, ChargeState, Payout, Refund } from './core/records.ts'
import type { ReceivedCall, ReceivedCalls } from './http/received-calls.ts'
import type { Stage } from './http/stage.ts'

/** One acquirer for a test or the demo: its accounts, its records, its received calls and its sent webhooks. */
export type AcquirerControl = {
  name: string
  url: string
  addAccount(account: NewAccount): Account
  accounts(): Account[]
  charges(): Promise<Charge[]>
  refunds(): Promise<Refund[]>
  payouts(): Promise<Payout[]>
  webhooks(): Promise<SentWebhook[]>
  received(): Promise<ReceivedCall[]>
  /** A webhook about an event that never happened, in the provider's own words. */
  forgeWebhook(claim: { id: string; state: ChargeState; amount?: number }): Promise<void>
}

type Parts = {
  name: string
  url: string
  books: Books
  outbox: Outbox
  received: ReceivedCalls
  stage: Stage
}

export function createAcquirerControl({ name, url, books, outbox, received, stage }: Parts): AcquirerControl {
  const ours = <Entry extends { acquirer: string }>(records: Map<string, Entry>) =>
    [...records.values()].filter(({ acquirer }) => acquirer === name)

  return {
    name,
    url,
    addAccount: (account) => addAccount(books, name, account),
    accounts: () => ours(books.accounts),
    charges: async () => ours(books.charges),
    refunds: async () => ours(books.refunds),
    payouts: async () => ours(books.payouts),
    webhooks: async () => outbox.list(name),
    received: async () => received.list(name),
    async forgeWebhook({ id, state, amount }) {
      const charge = findCharge(books, { acquirer: name, id })
      if (!charge) throw new Error('A webhook cannot be forged: no such charge')
      const event = state === 'waiting' ? 'created' : state
      const claimed = { ...charge, state, amount: amount ?? charge.amount }
      stage.sendWebhook({ kind: 'charge', event, charge: claimed, refund: null })
    },
  }
}
