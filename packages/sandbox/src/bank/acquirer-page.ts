import type { Books } from '../core/open-books.ts'
import type { Outbox, SentWebhook } from '../core/open-outbox.ts'
import type { Payout } from '../core/records.ts'
import { maskBody } from '../http/mask.ts'
import type { ReceivedCall, ReceivedCalls } from '../http/received-calls.ts'
import { chargeRow } from './charge-card.ts'
import { moment, reais } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, bankPath, layout } from './layout.ts'
import { payoutWords, webhookWords } from './words.ts'

const shownRows = 50

type Parts = {
  name: string
  books: Books
  outbox: Outbox
  received: ReceivedCalls
  notice?: string | undefined
}

export function acquirerPage({ name, books, outbox, received, notice }: Parts): Html {
  const back = `${bankPath}/adquirentes/${name}`
  const ours = <Entry extends { acquirer: string }>(records: Map<string, Entry>) =>
    newest([...records.values()].filter(({ acquirer }) => acquirer === name))
  return layout({
    title: name,
    notice,
    body: html`<p><a href="${bankPath}">Voltar</a></p>
<h1>${name}</h1>
<p class="muted">Um adquirente simulado. Cartões, chaves e documentos aparecem só em parte.</p>
<section class="card"><h2>Cobranças</h2>${list(
      ours(books.charges).map((charge) =>
        chargeRow(charge, {
          merchant: books.accounts.get(charge.account)?.merchantName ?? 'Conta não registrada',
          back,
        }),
      ),
      'Nenhuma cobrança ainda.',
    )}</section>
<section class="card"><h2>Saques</h2>${list(
      ours(books.payouts).map((payout) => payoutRow(payout, back)),
      'Nenhum saque ainda.',
    )}</section>
<section class="card"><h2>O que recebeu da loja</h2>${list(newest(received.list(name)).map(callRow), 'Nenhuma chamada ainda.')}</section>
<section class="card"><h2>Avisos que mandou</h2>${list(newest(outbox.list(name)).map(webhookRow), 'Nenhum aviso ainda.')}</section>`,
  })
}

const newest = <Entry>(entries: Entry[]) => entries.slice(-shownRows).toReversed()

function list(rows: Html[], empty: string): Html {
  return rows.length === 0 ? html`<p class="empty">${empty}</p>` : html`<ul class="rows">${rows}</ul>`
}

function payoutRow(payout: Payout, back: string): Html {
  const next =
    payout.state === 'processing'
      ? (['paid', 'refused'] as const)
      : payout.state === 'paid'
        ? (['returned'] as const)
        : []
  const labels = { paid: 'Pagar', refused: 'Recusar', returned: 'Devolver' }
  return html`<li class="row">
  <div class="what"><strong>Saque nº ${payout.id}</strong><span class="muted">${moment(payout.createdAt)} · ${destinationOf(payout)}</span></div>
  <div class="money"><strong class="number">${reais(payout.amount)}</strong>${badge(payoutWords[payout.state])}</div>
  <div class="actions">${next.map(
    (state) => html`<form method="post" action="${bankPath}/saques">
    <input type="hidden" name="adquirente" value="${payout.acquirer}"><input type="hidden" name="id" value="${payout.id}">
    <input type="hidden" name="situacao" value="${state}"><input type="hidden" name="volta" value="${back}">
    <button class="button">${labels[state]}</button>
  </form>`,
  )}</div>
</li>`
}

function destinationOf({ pixKey, bankAccount }: Payout): string {
  if (pixKey) return `chave Pix terminada em ${pixKey.slice(-4)}`
  return bankAccount
    ? `banco ${bankAccount.bankCode}, conta terminada em ${bankAccount.account.slice(-2)}`
    : 'sem destino'
}

function callRow(call: ReceivedCall): Html {
  return html`<li class="row"><details>
  <summary><code>${call.method} ${call.path}</code><span class="muted">${moment(call.at)} · resposta ${call.status ?? 'nenhuma'}${call.fault && ` · falha provocada: ${call.fault}`}</span></summary>
  ${call.body === '' ? html`<p class="muted">Sem corpo.</p>` : html`<pre>${call.body}</pre>`}
</details></li>`
}

function webhookRow(webhook: SentWebhook): Html {
  return html`<li class="row"><details>
  <summary><code>POST ${pathOf(webhook.url)}</code>${badge(webhookWords[webhook.state])}<span class="muted">${moment(webhook.createdAt)} · sobre ${webhook.subject}</span></summary>
  <pre>${readable(webhook.body)}</pre>
  <ol class="attempts">${webhook.attempts.map(
    ({ at, status, answer }) =>
      html`<li>${moment(at)}: ${status === null ? 'sem resposta' : `resposta ${status}`} <span class="muted">${answer}</span></li>`,
  )}</ol>
</details></li>`
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url
}

function readable(body: string): string {
  try {
    return JSON.stringify(maskBody(JSON.parse(body)), null, 2)
  } catch {
    return body
  }
}
