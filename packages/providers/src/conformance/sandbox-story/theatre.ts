import type { ClientCertificate, ProviderTransport } from '#transport/transport.ts'

/**
 * Parts of the simulated acquirers that the stories need. Only tests may import the sandbox, so its parts are
 * declared here by their shape, and the test passes them in.
 */
export type Theatre = {
  sandbox: PlayedSandbox
  transport: ProviderTransport
  now: () => Date
  clientCertificate: ClientCertificate
  /** The shop's webhook address for one story, and the webhooks received there since the last call. */
  door(story: string): { url: string; takeHeard(): Promise<HeardWebhook[]> }
}

type PlayedSandbox = {
  acquirerUrl(name: string, purpose?: 'charges' | 'payouts'): string
  acquirer(name: string): PlayedAcquirer
  bank: {
    pay(reference: ChargeReference, options?: { amount?: number; late?: boolean }): Promise<unknown>
    refund(reference: ChargeReference, options?: { amount?: number }): Promise<unknown>
  }
  faults: {
    next(fault: { acquirer: string; operation: FaultyOperation; kind: 'drop-after' }): void
    waiting(): number
    clear(): void
  }
}
type ChargeReference = { acquirer: string; id: string }
export type FaultyOperation = 'create' | 'payout' | 'capture'

export type PlayedAcquirer = {
  addAccount(account: PlayAccount): { id: string }
  charges(): Promise<PlayedCharge[]>
  refunds(): Promise<{ account: string; chargeId: string; amount: number }[]>
  payouts(): Promise<PlayedPayout[]>
}

export type PlayAccount = {
  publicKey: string
  secretKey: string
  withdrawKey?: string
  webhookSecret?: string
  webhookUrl?: string
}

export type PlayedCharge = {
  acquirer: string
  account: string
  id: string
  amount: number
  method: string
  state: string
  installments: number
  customer: { name: string; document: string }
  card: { lastDigits: string } | null
  payments: { amount: number }[]
}

export type PlayedPayout = {
  account: string
  id: string
  amount: number
  state: string
  pixKey: string | null
  bankAccount: { bankCode: string; branch: string; account: string; digit: string } | null
  receiverId: string | null
}

export type HeardWebhook = {
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
}
