import type { Books } from '#core/open-books.ts'
import type { Outbox, SentWebhook } from '#core/open-outbox.ts'
import { maskAddress, maskRawBody } from '#http/mask.ts'
import type { ReceivedCall, ReceivedCalls } from '#http/received-calls.ts'
import { chargeRow } from './charge-card.ts'
import { moment } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, bankPath, layout } from './layout.ts'
import { payoutRow } from './payout-row.ts'
import { wordOf } from './word-of.ts'
import { webhookWords } from './words.ts'

const shownAtFirst = 10
const shownAtMost = 100

type Parts = {
  name: string
  books: Books
  outbox: Outbox
  received: ReceivedCalls
  notice?: string | undefined
  /** The section that shows more than its latest rows. */
  expanded?: string | undefined
}

type Section = { id: string; short: string; title: string; empty: string; total: number; rows: Html[] }

export function acquirerPage({ name, books, outbox, received, notice, expanded }: Parts): Html {
  const address = `${bankPath}/adquirentes/${name}`
  const section = <Entry>(
    words: Pick<Section, 'id' | 'short' | 'title' | 'empty'>,
    entries: Entry[],
    rowOf: (entry: Entry) => Html,
  ): Section => {
    const shown = expanded === words.id ? shownAtMost : shownAtFirst
    return { ...words, total: entries.length, rows: entries.slice(-shown).toReversed().map(rowOf) }
  }
  const ours = <Entry extends { acquirer: string }>(records: Map<string, Entry>) =>
    [...records.values()].filter(({ acquirer }) => acquirer === name)
  const merchantOf = (account: string) => books.accounts.get(account)?.merchantName ?? 'Conta não registrada'

  const sections = [
    section(
      { id: 'cobrancas', short: 'Cobranças', title: 'Cobranças', empty: 'Nenhuma cobrança.' },
      ours(books.charges),
      (charge) =>
        chargeRow(charge, {
          acquirer: books.titleOf(name),
          merchant: merchantOf(charge.account),
          back: backTo(address, 'cobrancas', expanded),
        }),
    ),
    section(
      { id: 'saques', short: 'Saques', title: 'Saques', empty: 'Nenhum saque.' },
      ours(books.payouts),
      (payout) => payoutRow(payout, backTo(address, 'saques', expanded)),
    ),
    section(
      {
        id: 'chamadas',
        short: 'Chamadas',
        title: 'Chamadas recebidas da loja',
        empty: 'Nenhuma chamada.',
      },
      received.list(name),
      callRow,
    ),
    section(
      { id: 'avisos', short: 'Webhooks', title: 'Webhooks enviados', empty: 'Nenhum webhook.' },
      outbox.list(name),
      webhookRow,
    ),
  ]
  return layout({
    title: books.titleOf(name),
    notice,
    body: html`<p><a href="${bankPath}">Voltar</a></p>
<h1>${books.titleOf(name)}</h1>
<p class="muted">Adquirente simulada. Cartões, chaves, documentos e endereços aparecem mascarados.</p>
<nav class="names" aria-label="Nesta página">${sections.map(
      ({ id, short, total }) =>
        html`<a href="#${id}">${short} <span class="muted number">${total}</span></a>`,
    )}</nav>
${sections.map((each) => sectionCard(each, address))}`,
  })
}

function sectionCard({ id, title, empty, total, rows }: Section, address: string): Html {
  return html`<section class="card" id="${id}"><h2>${title}</h2>
${rows.length === 0 ? html`<p class="empty">${empty}</p>` : html`<ul class="rows">${rows}</ul>`}
${moreOrLess({ id, total, shown: rows.length, address })}
</section>`
}

function moreOrLess(about: { id: string; total: number; shown: number; address: string }): Html | false {
  const { id, total, shown, address } = about
  if (total <= shownAtFirst) return false
  const count = html`<span class="muted">${shown < total ? `As ${shown} linhas mais recentes, de ${total}` : `Todas as ${total} linhas`}</span>`
  return shown === shownAtFirst
    ? html`<p class="more">${count}<a href="${address}?ver=${id}#${id}">Ver mais</a></p>`
    : html`<p class="more">${count}<a href="${address}#${id}">Ver menos</a></p>`
}

/** A button in an expanded list returns to the expanded list. */
function backTo(address: string, id: string, expanded: string | undefined): string {
  return expanded === id ? `${address}?ver=${id}` : address
}

function callRow(call: ReceivedCall): Html {
  return html`<li class="row"><details>
  <summary><span class="head"><code>${call.method} ${call.path}</code><span class="muted">${moment(call.at)} · resposta ${call.status ?? 'nenhuma'}${call.fault && ` · falha provocada: ${call.fault}`}</span></span></summary>
  ${call.body === '' ? html`<p class="muted">Sem corpo.</p>` : html`<pre>${call.body}</pre>`}
</details></li>`
}

function webhookRow(webhook: SentWebhook): Html {
  const word = wordOf(webhook)
  const isForm = webhook.headers['content-type']?.includes('form') ?? false
  return html`<li class="row"><details>
  <summary><span class="head">${word && html`<strong>${word}</strong>`}${badge(webhookWords[webhook.state])}<span class="muted">${moment(webhook.createdAt)} · sobre <span class="id">${webhook.subject}</span></span></span></summary>
  <p class="muted">POST ${maskAddress(webhook.url)}</p>
  <pre>${maskRawBody(webhook.body, { isForm })}</pre>
  <ol class="attempts">${webhook.attempts.map(
    ({ at, status, answer }) =>
      html`<li>${moment(at)}: ${status === null ? 'sem resposta' : `resposta ${status}`} <span class="muted">${answer}</span></li>`,
  )}</ol>
</details></li>`
}
