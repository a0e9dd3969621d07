import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { findSolution, proofHeader } from '@balcao/domain/checkout/proof-of-work'
import { sealCard } from '@balcao/server/demo/a-purchase'
import { aCpf } from '@balcao/server/demo/demo-buyers'
import type { PurchaseAnswer } from '@balcao/server/modules/checkout/answer-purchase'
import type { Buyer } from './a-buyer.ts'
import type { World } from './world.ts'

export type Bought = Pick<PurchaseAnswer, 'paymentId' | 'status' | 'payment'> & {
  purchaseId: string
  /** Number of refusals because of an open circuit breaker: no purchase was begun then. */
  turnedAway: number
  /** Tries that ended without an outcome. */
  failures: number
}

/** Request timeout of a browser, which then presses again. */
const patienceMs = 30_000
const betweenTriesMs = 400

/**
 * Presses the button until the shop has answered with an outcome: always with the same id, as a browser does.
 */
export async function buy(world: World, buyer: Buyer): Promise<Bought> {
  const purchaseId = randomUUID()
  let turnedAway = 0
  let failures = 0
  for (;;) {
    const answer = await pressWithProof(world, buyer, purchaseId).catch(() => null)
    if (answer?.status === 200) {
      const { result } = answer.body as { result: { data: PurchaseAnswer } }
      return { purchaseId, turnedAway, failures, ...result.data }
    }
    // Five lost answers in a row happen by chance alone in ten thousand purchases, and open an account's
    // circuit breaker for seconds.
    const isResting = answer?.status === 422 && refusalOf(answer.body) === 'method_unavailable'
    if (isResting) turnedAway += 1
    else if (answer && answer.status < 500 && ![428, 429].includes(answer.status))
      throw new Error(
        `A purchase was answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`,
      )
    if (!isResting) failures += 1
    await pause(betweenTriesMs)
  }
}

type Refusal = { error?: { data?: { appCode?: string; details?: { challenge?: string } } } }

function refusalOf(body: unknown): string | undefined {
  return (body as Refusal).error?.data?.appCode
}

/** After refused cards the shop asks the browsers of the next buyers for a proof of work. */
async function pressWithProof(world: World, buyer: Buyer, purchaseId: string) {
  const answer = await press(world, buyer, purchaseId)
  const { challenge } = (answer.body as Refusal).error?.data?.details ?? {}
  if (answer.status !== 428 || challenge === undefined) return answer
  return press(world, buyer, purchaseId, { [proofHeader]: `${challenge}.${findSolution(challenge)}` })
}

async function press(
  world: World,
  { method, email, address, cardNumber, second, place }: Buyer,
  purchaseId: string,
  proof: Record<string, string> = {},
) {
  const { app, platformId, offerId, twoCardOfferId, url } = world
  const isCard = method === 'CREDIT_CARD'
  const response = await fetch(`${url}/api/trpc/checkout.purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...proof },
    signal: AbortSignal.timeout(patienceMs),
    body: JSON.stringify({
      purchaseId,
      offerId: second ? twoCardOfferId : offerId,
      name: `Comprador ${place}`,
      email,
      cpf: aCpf(place),
      phone: '(11) 98765-4321',
      paymentMethod: method,
      creditCard: isCard ? { token: await sealCard(app, platformId, { cardNumber }), installments: 1 } : null,
      secondCard: second && {
        token: await sealCard(app, platformId, { cardNumber: second.cardNumber }),
        installments: 1,
        priceCents: second.priceCents,
      },
      orderBumpsIds: [],
    }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
