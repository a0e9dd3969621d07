import { readFileSync } from 'node:fs'
import { merchantHeader } from '@balcao/domain/bank-merchant-header'
import { decimalToCents } from '@balcao/domain/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acquirers } from '#acquirers.ts'
import { movePayout, payoutMovesOf } from '#core/move-payout.ts'
import { type Books, keyOf } from '#core/open-books.ts'
import type { Outbox } from '#core/open-outbox.ts'
import { type Action, actions, performAction } from '#core/perform-action.ts'
import type { Account } from '#core/records.ts'
import type { ReceivedCalls } from '#http/received-calls.ts'
import type { AccountLearner } from '#learn-account.ts'
import { acquirerList } from './acquirer-list.ts'
import { acquirerPage } from './acquirer-page.ts'
import { billetPage } from './billet-page.ts'
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
}

/**
 * The page for people: plain HTML, no script, every change a form that posts and redirects back. A request that names a
 * merchant is shown the accounts of that one alone, and can move nothing of another.
 */
export function mountBank(app: FastifyInstance, { books: all, outbox, received, learnAccounts }: BankParts) {
  const booksFor = async ({ headers }: FastifyRequest): Promise<Books> => {
    const publicKey = headers[merchantHeader]
    return typeof publicKey === 'string' ? ofAccounts(all, await learnAccounts(publicKey)) : all
  }

  app.get<{ Querystring: BankQuery }>(bankPath, async (request, reply) => {
    const books = await booksFor(request)
    const { query } = request
    const isWhole = books === all
    return send(reply, homePage(books, { filter: readChargeFilter(query), notice: query.aviso, isWhole }))
  })
  app.get(`${bankPath}/estilo.css`, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' })
      .send(stylesheet),
  )
  app.get<{ Params: { name: string }; Querystring: { aviso?: string; ver?: string } }>(
    `${bankPath}/adquirentes/:name`,
    async (request, reply) => {
      const { name } = request.params
      const books = await booksFor(request)
      // Its calls and webhooks are not kept by account.
      if (books !== all || !acquirers.has(name)) return send(reply, missing, 404)
      const { aviso: notice, ver: expanded } = request.query
      return send(reply, acquirerPage({ name, books, outbox, received, notice, expanded }))
    },
  )
  app.get<{ Params: { secureId: string } }>(`${bankPath}/boleto/:secureId`, async (request, reply) => {
    const books = await booksFor(request)
    const charge = books.charges.values().find(({ secureId }) => secureId === request.params.secureId)
    const page = charge && billetPage(books, charge)
    return page ? send(reply, page) : send(reply, missing, 404)
  })
  app.post(`${bankPath}/acoes`, async (request, reply) => {
    const form = readForm(request)
    if (!form) return send(reply, missing, 403)
    return comeBack(reply, form, actOnCharge(all, await booksFor(request), form))
  })
  app.post(`${bankPath}/saques`, async (request, reply) => {
    const form = readForm(request)
    if (!form) return send(reply, missing, 403)
    return comeBack(reply, form, actOnPayout(all, await booksFor(request), form))
  })
}

/** What these accounts have of the books. */
function ofAccounts(books: Books, accounts: Account[]): Books {
  const ids = new Set(accounts.map(({ id }) => id))
  const own = <Entry extends { account: string }>(records: Map<string, Entry>) =>
    new Map([...records].filter(([, entry]) => ids.has(entry.account)))
  return {
    ...books,
    accounts: new Map(accounts.map((account) => [account.id, account])),
    charges: own(books.charges),
    payouts: own(books.payouts),
  }
}

function actOnCharge(books: Books, seen: Books, form: URLSearchParams): string {
  const charge = seen.charges.get(
    keyOf({ acquirer: form.get('adquirente') ?? '', id: form.get('numero') ?? '' }),
  )
  const action = form.get('acao') ?? ''
  if (!charge || !isAction(action)) return 'nao-pode'
  const amount = readAmount(form.get('valor'))
  if (amount === 'unreadable') return 'valor'
  const late = form.get('atrasado') === '1'
  const result = performAction(books, charge, { action, late, ...(amount !== undefined && { amount }) })
  return result.kind === 'done' ? action : 'nao-pode'
}

function actOnPayout(books: Books, seen: Books, form: URLSearchParams): string {
  const payout = seen.payouts.get(
    keyOf({ acquirer: form.get('adquirente') ?? '', id: form.get('numero') ?? '' }),
  )
  const state = payout && payoutMovesOf(payout).find((other) => other === form.get('situacao'))
  if (!state) return 'saque-nao-pode'
  movePayout(books, payout, state)
  return 'saque'
}

/** People write 1.234,56; the point is only for thousands. */
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

function send(reply: FastifyReply, page: Html, status = 200) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(page.markup)
}

function homePage(
  books: Books,
  { filter, notice, isWhole }: { filter: ChargeFilter; notice?: string | undefined; isWhole: boolean },
): Html {
  return layout({
    title: 'Pagar',
    notice,
    body: html`<div class="columns">
<div class="side">
${paymentPanel(books, filter.code)}
${isWhole && acquirerList(books)}
</div>
${chargeList(books, filter)}
</div>`,
  })
}
