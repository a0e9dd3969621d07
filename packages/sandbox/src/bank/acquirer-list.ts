import { acquirers } from '#acquirers.ts'
import type { Books } from '#core/open-books.ts'
import { type Html, html } from './html.ts'
import { bankPath } from './layout.ts'

const shownAtOnce = 12

/**
 * Links to the acquirers' pages. The most recently used come first; the others are a click away and do not
 * fill the page.
 */
export function acquirerList(books: Books): Html {
  const { busy, withAccount, without } = namesByUse(books)
  const more = [...busy.slice(shownAtOnce), ...withAccount]
  return html`<section class="card">
  <h2>Adquirentes</h2>
  <p class="muted">${busy.length === 0 ? 'Nenhuma venda. Abra uma adquirente para ver as chamadas da loja e os webhooks enviados.' : 'Chamadas da loja e webhooks enviados por adquirente, da mais recente à mais antiga.'}</p>
  ${busy.length > 0 && names(books, busy.slice(0, shownAtOnce))}
  ${more.length > 0 && html`<details><summary>Outras com conta (${more.length})</summary>${names(books, more)}</details>`}
  ${without.length > 0 && html`<details><summary>Sem conta na loja (${without.length})</summary>${names(books, without)}</details>`}
</section>`
}

function names(books: Books, list: string[]): Html {
  return html`<ul class="names">${list.map(
    (name) => html`<li><a href="${bankPath}/adquirentes/${name}">${books.titleOf(name)}</a></li>`,
  )}</ul>`
}

function namesByUse(books: Books): { busy: string[]; withAccount: string[]; without: string[] } {
  const records = [...books.payouts.values(), ...books.charges.values()]
  const lastUse = new Map<string, string>()
  for (const { acquirer, updatedAt } of records)
    if (updatedAt >= (lastUse.get(acquirer) ?? '')) lastUse.set(acquirer, updatedAt)
  const busy = [...lastUse].toSorted(([, one], [, other]) => other.localeCompare(one)).map(([name]) => name)
  const known = new Set([...books.accounts.values()].map(({ acquirer }) => acquirer))
  const idle = [...acquirers.keys()].filter((name) => !lastUse.has(name)).toSorted()
  return {
    busy,
    withAccount: idle.filter((name) => known.has(name)),
    without: idle.filter((name) => !known.has(name)),
  }
}
