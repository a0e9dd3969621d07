import type { App } from '#app.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { accountWebhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import type { Actor } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { askForReceiver, type ReceiverToMake } from './ask-for-receiver.ts'
import type { NewReceiverInput } from './receivers.input.ts'
import { recordReceiver } from './record-receiver.ts'
import { type ReceiverView, viewReceiver } from './view-receiver.ts'

/**
 * Makes a person a receiver of an account: the request is recorded, the provider is called outside any
 * transaction, its answer is recorded. Bank account, address and other typed data go to the provider and are
 * not stored here; the documents are those that the staff approved.
 */
export async function createReceiver(
  app: App,
  platformId: string,
  wanted: NewReceiverInput,
  by: Actor,
): Promise<ReceiverView> {
  const asked = await inScope(app, platformId, (scope) => askForReceiver(scope, wanted, by))
  const { receiver, account } = asked
  const { provider, context } = await connectAccount(app, account, `${receiver.id}-${receiver.tries}`)
  const outcome = await provider.createReceiver(requestOf(app, asked, wanted), context)
  return inScope(app, platformId, async (scope) => {
    const recorded = await recordReceiver(scope, receiver, outcome)
    return viewReceiver(recorded, account)
  })
}

function requestOf(
  app: App,
  { account, person, papers }: ReceiverToMake,
  { bankAccount, address, description, monthlyRevenueCents, registration }: NewReceiverInput,
) {
  return {
    name: person.name,
    email: person.email,
    document: person.document,
    documentType: person.documentType,
    phone: person.phone ?? undefined,
    bankAccount,
    address,
    description,
    identityPhotos: papers,
    registration: { ...registration, tradeName: person.tradeName ?? undefined },
    providerSpecificData: { monthlyRevenue: monthlyRevenueCents },
    webhookUrl: accountWebhookUrl(app, account),
  }
}
