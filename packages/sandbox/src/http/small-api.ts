import { createCharge, type NewCharge } from '#core/create-charge.ts'
import { createPayout, type NewPayout } from '#core/create-payout.ts'
import type { Answer } from '#core/faults.ts'
import type { Charge, Customer, Payout, Refund } from '#core/records.ts'
import { refundCharge } from '#core/refund-charge.ts'
import type { Authenticator } from './authenticators.ts'
import type { Call, ChargeView, Dialect, PayoutView, Route } from './dialect.ts'
import { ownCharge, ownPayout } from './own-records.ts'

type Method = Route['method']
type Place = { method?: Method; path: string; authenticate?: Authenticator }
type Wish<Wanted> = Wanted | { problem: string }

/** A provider with one route per operation. A missing operation answers not found. */
export type SmallApi = {
  authenticate: Authenticator
  problem(status: number, message: string): Answer
  /** Status code for an unknown charge or payout; 404 by default. */
  unknownStatus?: number
  create: (Place & {
    read(call: Call): Wish<NewCharge>
    status?: number
    render(view: ChargeView, call: Call): unknown
  })[]
  get?: (Place & { find?(call: Call): Charge | undefined; render(view: ChargeView, call: Call): unknown })[]
  refund?: Place & {
    find?(call: Call): Charge | undefined
    /** In cents; undefined refunds the whole amount. */
    amount?(call: Call): number | undefined
    idempotencyKey?(call: Call): string | undefined
    render(refund: Refund, view: ChargeView): unknown
  }
  payout?: Place & {
    read(call: Call): Wish<NewPayout>
    status?: number
    render(view: PayoutView, call: Call): unknown
  }
  payoutGet?: (Place & {
    find?(call: Call): Payout | undefined
    render(view: PayoutView, call: Call): unknown
  })[]
  routes?: Route[]
  chargeWebhooks: Dialect['chargeWebhooks']
  payoutWebhooks?: Dialect['payoutWebhooks']
}

export function smallApi(api: SmallApi): Dialect {
  const { problem, unknownStatus = 404 } = api
  const place = ({ method, path, authenticate }: Place, usual: Method) => ({
    method: method ?? usual,
    path,
    ...(authenticate && { authenticate }),
  })
  const routes: Route[] = [...(api.routes ?? [])]

  for (const { read, status = 200, render, ...where } of api.create) {
    routes.push({
      ...place(where, 'POST'),
      operation: 'create',
      handle(call) {
        const wanted = read(call)
        if ('problem' in wanted) return problem(400, wanted.problem)
        const charge = createCharge(call.books, call.account, wanted)
        return { status, body: render(call.viewCharge(charge), call) }
      },
    })
  }
  for (const { find = ownCharge, render, ...where } of api.get ?? []) {
    routes.push({
      ...place(where, 'GET'),
      operation: 'get',
      handle(call) {
        const charge = find(call)
        return charge
          ? { status: 200, body: render(call.viewCharge(charge), call) }
          : problem(unknownStatus, 'Not found')
      },
    })
  }
  if (api.refund) routes.push(refundRoute(api.refund, { place, problem }))
  if (api.payout) {
    const { read, status = 200, render, ...where } = api.payout
    routes.push({
      ...place(where, 'POST'),
      operation: 'payout',
      handle(call) {
        const wanted = read(call)
        if ('problem' in wanted) return problem(400, wanted.problem)
        const payout = createPayout(call.books, call.account, wanted)
        return { status, body: render(call.viewPayout(payout), call) }
      },
    })
  }
  for (const { find = ownPayout, render, ...where } of api.payoutGet ?? []) {
    routes.push({
      ...place(where, 'GET'),
      operation: 'payout-get',
      handle(call) {
        const payout = find(call)
        return payout
          ? { status: 200, body: render(call.viewPayout(payout), call) }
          : problem(unknownStatus, 'Not found')
      },
    })
  }
  return {
    authenticate: api.authenticate,
    unauthorized: problem(401, 'Unauthorized'),
    malformed: problem(400, 'Invalid JSON'),
    notFound: problem(404, 'Not found'),
    routes,
    chargeWebhooks: api.chargeWebhooks,
    payoutWebhooks: api.payoutWebhooks ?? (() => []),
  }
}

function refundRoute(
  { find = ownCharge, amount, idempotencyKey, render, ...where }: NonNullable<SmallApi['refund']>,
  {
    place,
    problem,
  }: { place(where: Place, usual: Method): Pick<Route, 'method' | 'path'>; problem: SmallApi['problem'] },
): Route {
  return {
    ...place(where, 'POST'),
    operation: 'refund',
    handle(call) {
      const charge = find(call)
      if (!charge) return problem(404, 'Not found')
      const result = refundCharge(call.books, charge, {
        id: call.books.identifiers.uuid(),
        amount: amount?.(call) ?? null,
        idempotencyKey: idempotencyKey?.(call) ?? null,
      })
      if (result.kind === 'not-paid') return problem(400, 'The charge is not paid')
      if (result.kind === 'too-much') return problem(400, 'The amount is greater than what can be refunded')
      return { status: 200, body: render(result.refund, call.viewCharge(result.charge)) }
    },
  }
}

export function customer(known: Partial<Customer>): Customer {
  return { name: '', email: '', phone: '', document: '', ...known }
}
