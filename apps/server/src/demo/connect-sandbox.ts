import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import {
  accountWebhookUrl,
  credentialsPlace,
  getAccount,
} from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import { demoTenants, livesHere } from './demo-tenants.ts'

/**
 * Registers the demo's accounts with the simulated acquirers again: after a restart they have no keys and may
 * have another port.
 */
export async function connectSandbox(app: App, sandbox: Sandbox): Promise<void> {
  for (const { platformId, name } of demoTenants.filter(livesHere(app)))
    await inScope(app, platformId, async (scope) => {
      const { tx } = scope
      for (const account of await tx.select().from(providerAccounts)) {
        const keys = JSON.parse(app.secrets.open(account.credentials, credentialsPlace(account)))
        sandbox.acquirer(account.provider).addAccount({
          ...keys,
          webhookUrl: accountWebhookUrl(app, await getAccount(scope, account.id)),
          merchantName: name,
        })
        await tx
          .update(providerAccounts)
          .set({ baseUrl: sandbox.acquirerUrl(account.provider) })
          .where(eq(providerAccounts.id, account.id))
      }
    })
}
