import { Progress } from '@balcao/ui/progress'
import type { Format } from '#i18n/use-format.ts'
import { firstDayFrom, lastDayBefore } from '#kit/last-day.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { bearerText, type Coupon, type CouponSort, discountText, targetText } from './coupon.ts'
import { CouponStateBadge } from './coupon-state-badge.tsx'
import type { CouponsMessages } from './messages/pt-br.ts'

type Words = { text: CouponsMessages; format: Format }

export function couponColumns({ text, format }: Words): ListColumns<Coupon, never, CouponSort> {
  const { column } = text
  return [
    {
      id: 'code',
      header: column.code,
      cell: ({ code }) => code,
    },
    {
      id: 'target',
      header: column.target,
      isForWideOnly: true,
      cell: (coupon) => (
        <span className="block truncate @4xl:max-w-56 sm:max-w-44">{targetText(coupon, text)}</span>
      ),
      card: 'none',
    },
    {
      id: 'discount',
      header: column.discount,
      cell: (coupon) => (
        <span className="grid">
          <span className="tabular-nums">{discountText(coupon, format)}</span>
          <span className="truncate text-muted text-sm @4xl:max-w-48">{bearerText(coupon, text)}</span>
        </span>
      ),
      card: 'subtitle',
    },
    {
      id: 'uses',
      header: column.uses,
      cell: (coupon) => <CouponUses coupon={coupon} words={{ text, format }} />,
      card: 'detail',
    },
    {
      id: 'sales',
      header: column.sales,
      align: 'end',
      cell: ({ money }) => (
        <span className="grid justify-items-end">
          {money.map(({ currency, salesCents, discountCents }) => (
            <span key={currency} className="grid justify-items-end">
              <Money cents={salesCents} currency={currency} />
              {discountCents > 0 && (
                <span className="whitespace-nowrap text-muted text-sm tabular-nums">
                  {text.discountOf(format.money(discountCents, currency))}
                </span>
              )}
            </span>
          ))}
        </span>
      ),
      card: 'amount',
    },
    {
      id: 'state',
      header: column.state,
      cell: (coupon) => (
        <span className="grid justify-items-start gap-0.5">
          <CouponStateBadge state={coupon.state} />
          {(coupon.startsAt ?? coupon.endsAt) !== null && (
            <span className="whitespace-nowrap text-muted text-sm tabular-nums">
              {periodText(coupon, { text, format })}
            </span>
          )}
        </span>
      ),
      card: 'badge',
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(createdAt)}
        </time>
      ),
      card: 'none',
    },
  ]
}

/** Paid uses against the limit; held uses fill the bar too, since nobody else can take them. */
function CouponUses({ coupon, words: { text, format } }: { coupon: Coupon; words: Words }) {
  const { paidCount, heldCount, usesMax } = coupon
  const paid = format.integer(paidCount)
  const uses = usesMax === null ? text.usesEndless(paid) : text.usesOf(paid, format.integer(usesMax))
  return (
    <span className="grid max-w-32 gap-1">
      <span className="whitespace-nowrap tabular-nums">{uses}</span>
      {usesMax !== null && (
        <Progress
          label={uses}
          value={(paidCount + heldCount) / usesMax}
          {...(coupon.state === 'EXHAUSTED' && { color: 'var(--color-pending)' })}
        />
      )}
      {heldCount > 0 && (
        <span className="whitespace-nowrap text-muted text-sm tabular-nums">
          {text.held(format.integer(heldCount))}
        </span>
      )}
    </span>
  )
}

export function periodText({ state, startsAt, endsAt }: Coupon, { text, format }: Words): string {
  const end = endsAt === null ? null : format.date(lastDayBefore(endsAt))
  if (state === 'EXPIRED' && end !== null) return text.expiredOn(end)
  const start = startsAt === null ? null : format.date(firstDayFrom(startsAt))
  if (state === 'SCHEDULED' && start !== null)
    return [text.from(start), end === null ? null : text.until(end)].filter(Boolean).join(' ')
  return end === null ? text.endless : text.until(end)
}
