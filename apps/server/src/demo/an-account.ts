import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Credentials } from '@balcao/providers/contract'
import type { ProviderName } from '@balcao/providers/provider-names'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { createProviderAccount } from '#modules/acquirers/accounts/create-provider-account.ts'
import {
  accountWebhookUrl,
  type ConnectableAccount,
  getAccount,
} from '#modules/acquirers/accounts/provider-account.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { simulatedLabel } from './simulated-label.ts'

export type AccountWishes = {
  sandbox: Sandbox
  provider: ProviderName
  methods?: PaymentMethod[]
  /** Below 1: it is charged before the account that every platform has. */
  priority?: number
  webhookSecret?: string
  /** Key that proves payouts, where the provider requires a separate one. */
  withdrawKey?: string
  /** Values that the adapter needs besides the keys. */
  credentials?: Credentials
  /** For providers with more than one host. */
  baseUrl?: string
}

/** A further account of a platform at a simulated acquirer. */
export async function anAccount(scope: Scope, wishes: AccountWishes): Promise<ConnectableAccount> {
  const { sandbox, provider, webhookSecret, withdrawKey } = wishes
  const keys = { publicKey: `pk_test_${randomUUID()}`, secretKey: `sk_test_${randomUUID()}` }
  const { id } = await createProviderAccount(
    scope,
    {
      provider,
      label: simulatedLabel(provider),
      baseUrl: wishes.baseUrl ?? sandbox.acquirerUrl(provider),
      credentials: { ...keys, ...wishes.credentials },
      methods: wishes.methods ?? ['PIX'],
      priority: wishes.priority ?? 2,
    },
    theProduct,
  )
  const account = await getAccount(scope, id)
  sandbox.acquirer(provider).addAccount({
    ...keys,
    webhookUrl: accountWebhookUrl(scope.app, account),
    ...(webhookSecret && { webhookSecret }),
    ...(withdrawKey && { withdrawKey }),
  })
  return account
}
