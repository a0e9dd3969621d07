import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { eq } from 'drizzle-orm'
import type { App } from '../app.ts'
import { providerAccounts } from '../db/schema/acquirers.ts'
import { credentialsPlace } from '../modules/acquirers/provider-account.ts'
import { inScope } from '../scope.ts'
import { demoPlatformId } from './demo-identity.ts'

/** After a restart the simulated acquirers know no keys and may listen elsewhere: introduce the demo's accounts to them again. */
export async function connectSandbox(app: App, sandbox: Sandbox): Promise<void> {
  await inScope(app, demoPlatformId, async ({ tx }) => {
    for (const account of await tx
      .select()
      .from(providerAccounts)
      .where(eq(providerAccounts.platformId, demoPlatformId))) {
      const keys = JSON.parse(app.secrets.open(account.credentials, credentialsPlace(account)))
      sandbox.acquirer(account.provider).addAccount({ ...keys, merchantName: 'Balcão' })
      await tx
        .update(providerAccounts)
        .set({ baseUrl: sandbox.acquirerUrl(account.provider) })
        .where(eq(providerAccounts.id, account.id))
    }
  })
}
