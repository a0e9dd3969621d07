import type { OperationTypes } from '@balcao/providers/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '#app.ts'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { accountManifest } from '#modules/acquirers/accounts/account-manifest.ts'
import { chargingKeptCards } from '#modules/acquirers/accounts/charging-kept-cards.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { type ConnectableAccount, listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import { guardRead } from '#modules/acquirers/health/guard-read.ts'
import { planRoute } from '#modules/acquirers/routes/plan-route.ts'
import { readCardInHand } from '#modules/cards/card-in-hand.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { lockForNewCard, replaceCard } from './replace-card.ts'
import type { replaceCardInput } from './subscription.input.ts'
import type { Subscription } from './subscription.ts'
import { asBuyer } from './subscription-viewer.ts'

type NewCard = z.output<typeof replaceCardInput>
type TokenRequest = { account: ConnectableAccount; input: OperationTypes['tokenizeCard']['input'] }

/**
 * Takes another card for a subscription. If its charges go to an account that charges a stored card only by a token,
 * the token is requested now: it needs the security code, which is never stored. Without a token the card is still
 * accepted, and the buyer is not notified: otherwise cards could be tested here.
 */
export async function updateCard(
  app: App,
  { session, ip }: { session: SessionUser; ip: string },
  given: NewCard,
): Promise<void> {
  const request = await inScope(app, session.platformId, async (scope) => {
    const { caller, sees } = await asBuyer({ ...scope, session, ip })
    const { subscription } = await lockForNewCard({ caller, sees }, given.subscriptionId)
    return tokenRequest(scope, subscription, { card: given.card, ip })
  })
  const token = request && (await askForToken(app, request))
  await inScope(app, session.platformId, async (scope) =>
    replaceCard(
      await asBuyer({ ...scope, session, ip }),
      given,
      token ? { accountId: request.account.id, token } : null,
    ),
  )
}

/** Null if the first account that charges stored cards needs no token. */
async function tokenRequest(
  scope: Scope,
  { id: paymentId, sellerId, priceCents: amountCents, orderId }: Subscription,
  { card, ip }: { card: string; ip: string },
): Promise<TokenRequest | null> {
  const { brand } = await readCardInHand(scope, card)
  const { accounts, lines } = await listAccountsFor(scope, 'CREDIT_CARD')
  const route = planRoute(accounts, lines, { paymentId, sellerId, amountCents, installments: 1, brand })
  const [account] = chargingKeptCards(scope.app, route, 'NOT_YET')
  if (!account || accountManifest(scope.app, account).chargesKeptCards !== 'BY_TOKEN') return null
  const [order] = await scope.tx
    .select({
      name: orders.buyerName,
      email: orders.buyerEmail,
      document: orders.buyerDocument,
      phone: orders.buyerPhone,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  invariant(order, `subscription of order ${orderId} has one`)
  return { account, input: { sealedCard: card, customer: order, customerIp: ip } }
}

async function askForToken(app: App, { account, input }: TokenRequest): Promise<string | null> {
  try {
    const { provider, context } = await connectAccount(app, account)
    const answer = await guardRead(app, { account, method: 'CREDIT_CARD' }, () =>
      provider.tokenizeCard(input, context),
    )
    return answer.kind === 'asked' && answer.outcome.ok ? answer.outcome.result.token : null
  } catch (error) {
    app.log.error({ providerAccountId: account.id, error }, 'A card could not be stored at an acquirer')
    return null
  }
}
