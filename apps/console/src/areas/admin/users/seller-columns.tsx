import { formatDocument } from '@balcao/domain/people/document'
import { MoneySums } from '#features/partners/money-sums.tsx'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { UsersMessages } from './messages/pt-br.ts'
import type { SellerRow, SellerSort } from './seller.ts'
import { StandingBadge } from './standing-badge.tsx'

type Words = { text: UsersMessages; format: Format; now: Date }
type Totals = { count: number }

export function sellerColumns({ text, format, now }: Words): ListColumns<SellerRow, Totals, SellerSort> {
  const { column } = text
  return [
    {
      id: 'seller',
      header: column.seller,
      sortBy: 'name',
      cell: ({ name }) => <span className="block max-w-60 truncate">{name}</span>,
    },
    {
      id: 'kind',
      header: column.kindAndManager,
      card: 'subtitle',
      cell: ({ personKind, manager }) => (
        <span className="block max-w-52 truncate text-muted">
          {personKind} · {manager?.name ?? text.noManager}
        </span>
      ),
    },
    {
      id: 'volume',
      header: column.volume,
      align: 'end',
      card: 'amount',
      cell: ({ sales }) => <MoneySums sums={sales.volume} />,
    },
    {
      id: 'balance',
      header: column.balance,
      align: 'end',
      card: 'none',
      cell: ({ balance }) => <MoneySums sums={balance} />,
    },
    {
      id: 'papers',
      header: column.papers,
      isForWideOnly: true,
      card: 'none',
      cell: ({ papers }) => text.papers[papers],
    },
    {
      id: 'bankAccount',
      header: column.bankAccount,
      isHiddenAtFirst: true,
      card: 'none',
      cell: ({ bankAccount }) => text.bankAccount[bankAccount],
    },
    {
      id: 'fees',
      header: column.fees,
      isHiddenAtFirst: true,
      card: 'none',
      cell: ({ hasOwnFees }) => (hasOwnFees ? text.ownFees : text.standardFees),
    },
    {
      id: 'refunds',
      header: column.refunds,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ sales }) => <Share part={sales.refundedCount} of={sales.paidCount} format={format} />,
    },
    {
      id: 'chargebacks',
      header: column.chargebacks,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ sales }) => <Share part={sales.chargedBackCount} of={sales.paidCount} format={format} />,
    },
    { id: 'email', header: column.email, isHiddenAtFirst: true, card: 'none', cell: ({ email }) => email },
    {
      id: 'document',
      header: column.document,
      isHiddenAtFirst: true,
      card: 'none',
      cell: ({ document }) =>
        document && <span className="whitespace-nowrap">{formatDocument(document)}</span>,
    },
    { id: 'phone', header: column.phone, isHiddenAtFirst: true, card: 'none', cell: ({ phone }) => phone },
    {
      id: 'entered',
      header: column.entered,
      sortBy: 'enteredAt',
      card: 'none',
      cell: ({ enteredAt }) =>
        enteredAt === null ? (
          <span className="text-muted">{text.never}</span>
        ) : (
          <time dateTime={enteredAt} title={format.longDateTime(enteredAt)} className="whitespace-nowrap">
            {format.ago(enteredAt, now)}
          </time>
        ),
    },
    {
      id: 'standing',
      header: column.standing,
      card: 'badge',
      cell: ({ standing, unblockAskedAt }) => (
        <span className="inline-grid justify-items-start max-sm:justify-items-end">
          <StandingBadge standing={standing} />
          {unblockAskedAt !== null && (
            <span className="text-muted text-sm">{text.unblockAsked(format.ago(unblockAskedAt, now))}</span>
          )}
        </span>
      ),
    },
  ]
}

/** A share of the paid sales; a dash where there were none. */
function Share({ part, of, format }: { part: number; of: number; format: Format }) {
  return <span className="tabular-nums">{of === 0 ? '—' : format.percent(part / of)}</span>
}
