import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { PortfolioRow } from './manager.ts'
import type { ManageManagersMessages } from './messages/pt-br.ts'
import { sharesText } from './shares-text.ts'

type Words = { text: ManageManagersMessages; format: Format; now: Date }

/** In force, or beginning later. */
export function isStanding({ state, endsAt }: PortfolioRow, now: Date): boolean {
  return state === 'ACTIVE' && (endsAt === null || new Date(endsAt) > now)
}

export function portfolioColumns(words: Words): ListColumns<PortfolioRow> {
  const { text, format } = words
  const { column } = text.portfolio
  return [
    {
      id: 'seller',
      header: column.seller,
      cell: ({ name, email }) => (
        <span className="grid min-w-0">
          <span className="truncate">{name}</span>
          <span className="truncate font-normal text-muted text-sm">{email}</span>
        </span>
      ),
    },
    {
      id: 'commission',
      header: column.commission,
      cell: (row) => <span className="tabular-nums">{sharesText(row, text, format)}</span>,
      card: 'subtitle',
    },
    { id: 'period', header: column.period, cell: (row) => periodOf(row, words), card: 'detail' },
  ]
}

function periodOf({ startsAt, endsAt }: PortfolioRow, { text, format, now }: Words): string {
  const { portfolio } = text
  const start = format.date(startsAt)
  if (endsAt !== null && new Date(endsAt) <= new Date(startsAt)) return portfolio.neverBegan
  if (endsAt === null) return new Date(startsAt) > now ? portfolio.from(start) : portfolio.since(start)
  const end = format.date(endsAt)
  return new Date(endsAt) > now ? portfolio.until(start, end) : portfolio.fromTo(start, end)
}
