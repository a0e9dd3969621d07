import { readFileSync } from 'node:fs'
import { decimalToCents } from '@balcao/domain/money/money'
import { merchantHeader, payerHeader } from '@balcao/domain/payments/bank-merchant-header'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acquirers } from '#acquirers.ts'
import { methodOfCode } from '#core/find-charge.ts'
import { movePayout, payoutMovesOf } from '#core/move-payout.ts'
import { type Books, codesOf, keyOf } from '#core/open-books.ts'
import type { Outbox } from '#core/open-outbox.ts'
import { type Action, actions, performAction } from '#core/perform-action.ts'
import type { Account, Charge } from '#core/records.ts'
import type { InTimeOf } from '#core/run-due-events.ts'
import type { ReceivedCalls } from '#http/received-calls.ts'
import type { AccountLearner } from '#learn-account.ts'
import { acquirerList } from './acquirer-list.ts'
import { acquirerPage } from './acquirer-page.ts'
import { billetPage } from './billet-page.ts'
import { challengePage, challengePolicy, completePage } from './challenge-page.ts'
import { type BankQuery, type ChargeFilter, readChargeFilter } from './charge-filter.ts'
import { chargeList } from './charge-list.ts'
import { type Html, html } from './html.ts'
import { bankPath, layout } from './layout.ts'
import { paymentPanel } from './payment-panel.ts'

const stylesheet = readFileSync(new URL('./bank.css', import.meta.url), 'utf8')

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export type BankParts = {
  books: Books
  outbox: Outbox
  received: ReceivedCalls
  learnAccounts: AccountLearner
  inTimeOf: InTimeOf
}

/**
 * The books that a request may see, and whether it comes from a payer, who may act only on a charge whose
 * code they hold.
 */
type View = { books: Books; isWhole: boolean; isPayer: boolean }

/**
 * The page for people: plain HTML, no script, and every change is a form that posts and redirects back. A
 * request that names a merchant runs by that merchant's clock, and sees and changes only that merchant's
 * accounts.
 */
export function mountBank(
  app: FastifyInstance,
  { books: all, outbox, received, learnAccounts, inTimeOf }: BankParts,
) {
  const withView = async <T>({ headers }: FastifyRequest, answer: (view: View) => T): Promise<T> => {
    const publicKey = headers[merchantHeader]
    const isPayer = headers[payerHeader] !== undefined
    if (typeof publicKey !== 'string') return answer({ books: all, isWhole: true, isPayer })
    const books = ofAccounts(all, await learnAccounts(publicKey))
    return inTimeOf(publicKey, async () => answer({ books, isWhole: false, isPayer }))
  }

  app.get<{ Querystring: BankQuery }>(bankPath, (request, reply) =>
    withView(request, (view) => {
      const { query } = request
      return send(reply, homePage(view, { filter: readChargeFilter(query), notice: query.aviso }))
    }),
  )
  app.get(`${bankPath}/estilo.css`, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' })
      .send(stylesheet),
  )
  app.get<{ Params: { name: string }; Querystring: { aviso?: string; ver?: string } }>(
    `${bankPath}/adquirentes/:name`,
    (request, reply) =>
      withView(request, ({ books, isWhole }) => {
        const { name } = request.params
        // Calls and webhooks are not stored by account.
        if (!isWhole || !acquirers.has(name)) return send(reply, missing, 404)
        const { aviso: notice, ver: expanded } = request.query
        return send(reply, acquirerPage({ name, books, outbox, received, notice, expanded }))
      }),
  )
  app.get<{ Params: { secureId: string } }>(`${bankPath}/boleto/:secureId`, (request, reply) =>
    withView(request, ({ books }) => {
      const charge = books.charges.values().find(({ secureId }) => secureId === request.params.secureId)
      const page = charge && billetPage(books, charge)
      return page ? send(reply, page) : send(reply, missing, 404)
    }),
  )
  app.post<{ Params: { secureId: string } }>(`${bankPath}/3ds/:secureId`, (request, reply) =>
    withView(request, ({ books }) => {
      const charge = challengedCharge(books, request.params)
      const isAsked = charge && readRequest(request) === charge.secureId
      return isAsked ? sendFramed(reply, challengePage(books, charge)) : send(reply, missing, 404)
    }),
  )
  app.post<{ Params: { secureId: string } }>(`${bankPath}/3ds/:secureId/resposta`, (request, reply) => {
    const form = readForm(request)
    if (!form) return send(reply, missing, 403)
    return withView(request, (view) => {
      const charge = challengedCharge(view.books, request.params)
      if (!charge) return send(reply, missing, 404)
      const action = form.get('resposta') === 'sim' ? 'approve' : 'refuse'
      performAction(all, charge, { action })
      return sendFramed(reply, completePage())
    })
  })
  app.post(`${bankPath}/acoes`, async (request, reply) => {
    const form = readForm(request)
    if (!form) return send(reply, missing, 403)
    return withView(request, (view) => comeBack(reply, form, actOnCharge(all, view, form)))
  })
  app.post(`${bankPath}/saques`, async (request, reply) => {
    const form = readForm(request)
    if (!form) return send(reply, missing, 403)
    return withView(request, (view) => comeBack(reply, form, actOnPayout(all, view, form)))
  })
}

/** Only the shop's page and the card's holder know the address of a challenge. */
function challengedCharge(books: Books, { secureId }: { secureId: string }): Charge | undefined {
  return books.charges.values().find((charge) => charge.challenge && charge.secureId === secureId)
}

/**
 * The transaction named by the posted challenge request. The form comes from the shop's page, so its origin
 * is not the bank's.
 */
function readRequest({ body }: FastifyRequest): string | undefined {
  const request = new URLSearchParams(typeof body === 'string' ? body : '').get('creq') ?? ''
  try {
    return JSON.parse(Buffer.from(request, 'base64url').toString()).acsTransID
  } catch {
    return undefined
  }
}

/** The part of the books that belongs to these accounts. */
function ofAccounts(books: Books, accounts: Account[]): Books {
  const own = <Entry>(records: Map<string, Map<string, Entry>>) =>
    new Map(accounts.flatMap(({ id }) => [...(records.get(id) ?? [])]))
  return {
    ...books,
    accounts: new Map(accounts.map((account) => [account.id, account])),
    charges: own(books.chargesOf),
    payouts: own(books.payoutsOf),
  }
}

/** Numbers of charges can be guessed; their codes cannot. */
function holdsCode(charge: Charge, code: string): boolean {
  return codesOf(charge).includes(code)
}

function actOnCharge(books: Books, { books: seen, isPayer }: View, form: URLSearchParams): string {
  const charge = seen.charges.get(
    keyOf({ acquirer: form.get('adquirente') ?? '', id: form.get('numero') ?? '' }),
  )
  const action = form.get('acao') ?? ''
  if (!charge || !isAction(action)) return 'nao-pode'
  if (isPayer && (action !== 'pay' || !holdsCode(charge, form.get('codigo') ?? ''))) return 'nao-pode'
  const amount = readAmount(form.get('valor'))
  if (amount === 'unreadable') return 'valor'
  const late = form.get('atrasado') === '1'
  const method = methodOfCode(charge, form.get('codigo') ?? '')
  const result = performAction(books, charge, {
    action,
    late,
    method,
    ...(amount !== undefined && { amount }),
  })
  return result.kind === 'done' ? action : 'nao-pode'
}

function actOnPayout(books: Books, { books: seen, isPayer }: View, form: URLSearchParams): string {
  if (isPayer) return 'saque-nao-pode'
  const payout = seen.payouts.get(
    keyOf({ acquirer: form.get('adquirente') ?? '', id: form.get('numero') ?? '' }),
  )
  const state = payout && payoutMovesOf(payout).find((other) => other === form.get('situacao'))
  if (!state) return 'saque-nao-pode'
  movePayout(books, payout, state)
  return 'saque'
}

/** People write 1.234,56; the point only separates thousands. */
function readAmount(text: string | null): number | undefined | 'unreadable' {
  if (text === null || text.trim() === '') return undefined
  const decimal = text
    .trim()
    .replace(/^R\$\s*/, '')
    .replaceAll('.', '')
    .replace(',', '.')
  try {
    const cents = decimalToCents(decimal)
    return cents > 0 ? cents : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

const isAction = (value: string): value is Action => (actions as readonly string[]).includes(value)

/** A form of another site must not trigger an action; browsers report the origin of a request. */
function readForm({ headers, body }: FastifyRequest): URLSearchParams | undefined {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return undefined
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

/** Back to the button's page, and nowhere outside the bank. */
function comeBack(reply: FastifyReply, form: URLSearchParams, notice: string) {
  const wanted = form.get('volta') ?? ''
  const target = new URL(isInsideBank(wanted) ? wanted : bankPath, 'http://localhost')
  target.searchParams.set('aviso', notice)
  return reply.redirect(`${target.pathname}${target.search}`, 303)
}

function isInsideBank(path: string): boolean {
  if (!URL.canParse(path, 'http://localhost')) return false
  const { origin, pathname } = new URL(path, 'http://localhost')
  return origin === 'http://localhost' && (pathname === bankPath || pathname.startsWith(`${bankPath}/`))
}

const missing = layout({
  title: 'Não encontrado',
  body: html`<section class="card"><h1>Página não encontrada</h1><p><a href="${bankPath}">Ir para o início</a></p></section>`,
})

function sendFramed(reply: FastifyReply, page: Html) {
  return send(reply.header('content-security-policy', challengePolicy), page)
}

function send(reply: FastifyReply, page: Html, status = 200) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': reply.getHeader('content-security-policy') ?? contentSecurityPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(page.markup)
}

function homePage(
  { books, isWhole, isPayer }: View,
  { filter, notice }: { filter: ChargeFilter; notice?: string | undefined },
): Html {
  return layout({
    title: 'Pagar',
    notice,
    body: html`<div class="columns">
<div class="side">
${paymentPanel(isPayer ? withoutNumbers(books) : books, filter.code)}
${isWhole && acquirerList(books)}
</div>
${!isPayer && chargeList(books, filter)}
</div>`,
  })
}

/** A payer finds a charge by its code alone, and not by its number. */
function withoutNumbers(books: Books): Books {
  const keys = books.charges
    .values()
    .flatMap((charge) => codesOf(charge).map((code) => [code, keyOf(charge)] as const))
  return { ...books, chargeKeyByCode: new Map(keys) }
}
