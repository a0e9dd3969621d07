import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Books } from '#core/open-books.ts'
import type { Charge } from '#core/records.ts'
import { chargeStates } from '#core/records.ts'
import { chargeRow } from './charge-card.ts'
import { addressOf, type ChargeFilter, findCharges } from './charge-filter.ts'
import { dayName } from './format.ts'
import { type Html, html } from './html.ts'
import { bankPath } from './layout.ts'
import { chargeWords } from './words.ts'

const pageSize = 12

/** Every charge of every acquirer: searched, filtered, by day and by page. */
export function chargeList(books: Books, filter: ChargeFilter): Html {
  const found = findCharges(books, filter)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(filter.page, pages)
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  return html`<section class="card" id="cobrancas">
  <div class="title"><h2>Cobranças</h2><span class="muted number">${found.length}</span></div>
  ${books.charges.size > 0 && filterForm(books, filter)}
  ${shown.length === 0 && nothing(books)}
  ${byDay(shown).map(([day, charges]) => dayGroup(books, { day, charges, back: addressOf({ ...filter, page }) }))}
  ${pages > 1 && paging({ ...filter, page }, pages)}
</section>`
}

function filterForm(books: Books, filter: ChargeFilter): Html {
  const acquirers = [...new Set(books.charges.values().map(({ acquirer }) => acquirer))].toSorted()
  const isNarrowed = filter.search !== '' || filter.state !== null || filter.acquirer !== null
  return html`<form method="get" action="${bankPath}#cobrancas" class="filters" role="search">
    ${filter.code !== '' && html`<input type="hidden" name="codigo" value="${filter.code}">`}
    <input type="search" name="busca" value="${filter.search}" placeholder="Produto, comprador ou número" aria-label="Buscar cobranças">
    <select name="situacao" aria-label="Status"><option value="">Todos os status</option>${chargeStates.map((state) => option(state, chargeWords[state].text, filter.state))}</select>
    <select name="adquirente" aria-label="Adquirente"><option value="">Todas as adquirentes</option>${acquirers.map((name) => option(name, books.titleOf(name), filter.acquirer))}</select>
    <button class="button">Filtrar</button>
    ${isNarrowed && html`<a class="button quiet" href="${addressOf({ ...filter, search: '', state: null, acquirer: null, page: 1 })}#cobrancas">Limpar</a>`}
  </form>`
}

function option(value: string, text: string, chosen: string | null): Html {
  return value === chosen
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`
}

function byDay(charges: Charge[]): [day: string, charges: Charge[]][] {
  return [...Map.groupBy(charges, ({ createdAt }) => dayInSaoPaulo(new Date(createdAt)))]
}

function dayGroup(
  books: Books,
  { day, charges, back }: { day: string; charges: Charge[]; back: string },
): Html {
  const merchantOf = ({ account }: Charge) =>
    books.accounts.get(account)?.merchantName ?? 'Conta não registrada'
  return html`<h3>${dayName(day, dayInSaoPaulo(books.now()))}</h3>
  <ul class="rows">${charges.map((charge) => chargeRow(charge, { acquirer: books.titleOf(charge.acquirer), merchant: merchantOf(charge), back }))}</ul>`
}

function nothing(books: Books): Html {
  return books.charges.size === 0
    ? html`<p class="empty">Nenhuma cobrança. As compras da loja de demonstração aparecem aqui.</p>`
    : html`<p class="empty">Nenhuma cobrança com esses filtros.</p>`
}

function paging(filter: ChargeFilter, pages: number): Html {
  const step = (page: number, text: string) =>
    page < 1 || page > pages
      ? html`<span></span>`
      : html`<a class="button" href="${addressOf({ ...filter, page })}#cobrancas">${text}</a>`
  return html`<nav class="paging" aria-label="Páginas">${step(filter.page - 1, 'Mais recentes')}<span class="muted number">${filter.page} de ${pages}</span>${step(filter.page + 1, 'Mais antigas')}</nav>`
}
