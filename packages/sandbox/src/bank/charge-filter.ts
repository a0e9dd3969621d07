import { foldToAscii } from '@balcao/domain/texts/fold-to-ascii'
import type { Books } from '#core/open-books.ts'
import { type Charge, type ChargeState, chargeStates } from '#core/records.ts'
import { bankPath } from './layout.ts'

/** Filter of the shown charges, as encoded in the address. */
export type ChargeFilter = {
  code: string
  search: string
  state: ChargeState | null
  acquirer: string | null
  /** Counted from 1. */
  page: number
}

export type BankQuery = {
  codigo?: string
  busca?: string
  situacao?: string
  adquirente?: string
  pagina?: string
  aviso?: string
}

export function readChargeFilter(query: BankQuery): ChargeFilter {
  return {
    code: query.codigo?.trim() ?? '',
    search: query.busca?.trim() ?? '',
    state: chargeStates.find((state) => state === query.situacao) ?? null,
    acquirer: query.adquirente || null,
    page: Math.max(1, Number.parseInt(query.pagina ?? '1', 10) || 1),
  }
}

export function addressOf({ code, search, state, acquirer, page }: ChargeFilter): string {
  const wanted = {
    codigo: code,
    busca: search,
    situacao: state ?? '',
    adquirente: acquirer ?? '',
    pagina: page > 1 ? String(page) : '',
  }
  const parameters = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
  return parameters.size === 0 ? bankPath : `${bankPath}?${parameters}`
}

/** The matching charges, newest first. */
export function findCharges(books: Books, { search, state, acquirer }: ChargeFilter): Charge[] {
  const wanted = foldToAscii(search).toLowerCase()
  return [...books.charges.values()]
    .filter((charge) => state === null || charge.state === state)
    .filter((charge) => acquirer === null || charge.acquirer === acquirer)
    .filter(
      (charge) => wanted === '' || foldToAscii(searchedTextOf(books, charge)).toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

function searchedTextOf(books: Books, charge: Charge): string {
  const merchant = books.accounts.get(charge.account)?.merchantName
  const titles = charge.items.map(({ title }) => title)
  return [
    ...titles,
    charge.description,
    charge.customer.name,
    merchant,
    charge.id,
    books.titleOf(charge.acquirer),
  ].join(' ')
}
