import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { DescriptionList } from '@balcao/ui/description-list'
import { LegendMark, StackedBar } from '@balcao/ui/stacked-bar'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer, RowAction } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { couponsCatalogue } from './catalogue.ts'
import { bearerText, type Coupon, discountText, targetText } from './coupon.ts'
import { periodText } from './coupon-columns.tsx'
import { CouponStateBadge } from './coupon-state-badge.tsx'

type CouponDrawerProps = { drawer: ListDrawer; actionsFor: (coupon: Coupon) => RowAction[] }

export function CouponDrawer({ drawer, actionsFor }: CouponDrawerProps) {
  const text = useMessages(couponsCatalogue)
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.coupons.get.queryOptions({ couponId: drawer.rowId })}
      loadingTitle={text.drawer.loading}
      title={({ code }) => code}
      detail={({ state }) => <CouponStateBadge state={state} />}
      actions={(coupon) =>
        actionsFor(coupon).map(({ id, label, icon, onRun }) => (
          <Button key={id} icon={icon} onClick={onRun}>
            {label}
          </Button>
        ))
      }
    >
      {(coupon) => (
        <div className="grid gap-6">
          <Uses coupon={coupon} />
          <Result coupon={coupon} />
          <Terms coupon={coupon} />
          <Links coupon={coupon} />
        </div>
      )}
    </RecordDrawer>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
      {note && <p className="text-muted text-sm">{note}</p>}
    </section>
  )
}

/** Uses against the limit: uses held by open payments cannot be taken by others. */
function Uses({ coupon }: { coupon: Coupon }) {
  const { drawer: text } = useMessages(couponsCatalogue)
  const format = useFormat()
  const { paidCount, heldCount, usesMax } = coupon
  const freeCount = usesMax === null ? null : Math.max(0, usesMax - paidCount - heldCount)
  const parts = [
    { id: 'paid', label: text.paid, value: paidCount, color: 'var(--color-primary)' },
    { id: 'held', label: text.held, value: heldCount, color: 'var(--color-pending)' },
    ...(freeCount === null
      ? []
      : [{ id: 'free', label: text.free, value: freeCount, color: 'var(--color-sunken)' }]),
  ]
  return (
    <Section title={text.uses} note={text.usesNote}>
      {usesMax !== null && <StackedBar label={text.uses} parts={parts} />}
      <dl className="grid gap-1.5">
        {parts.map(({ id, label, value, color }) => (
          <div key={id} className="flex items-baseline justify-between gap-4">
            <dt className="flex items-baseline gap-2 text-muted">
              <LegendMark color={color} />
              {label}
            </dt>
            <dd className="tabular-nums">{format.integer(value)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-default border-t pt-2 font-semibold">
          <dt>{text.limit}</dt>
          <dd className="tabular-nums">{usesMax === null ? text.noLimit : format.integer(usesMax)}</dd>
        </div>
      </dl>
    </Section>
  )
}

function Result({ coupon: { money, paidCount } }: { coupon: Coupon }) {
  const { drawer: text } = useMessages(couponsCatalogue)
  const format = useFormat()
  return (
    <Section title={text.result} note={text.resultNote}>
      {money.map(({ currency, salesCents, discountCents }) => (
        <DescriptionList
          key={currency}
          items={[
            { id: 'sales', term: text.sales, value: format.money(salesCents, currency), isNumber: true },
            {
              id: 'discount',
              term: text.discount,
              value: format.money(discountCents, currency),
              isNumber: true,
            },
            ...(money.length === 1 && paidCount > 0
              ? [
                  {
                    id: 'average',
                    term: text.average,
                    value: format.money(Math.round(salesCents / paidCount), currency),
                    isNumber: true,
                  },
                ]
              : []),
          ]}
        />
      ))}
    </Section>
  )
}

function Terms({ coupon }: { coupon: Coupon }) {
  const text = useMessages(couponsCatalogue)
  const format = useFormat()
  const { drawer } = text
  return (
    <Section title={drawer.terms}>
      <DescriptionList
        items={[
          { id: 'discount', term: drawer.discountTerm, value: discountText(coupon, format), isNumber: true },
          { id: 'target', term: drawer.target, value: targetText(coupon, text) },
          { id: 'bearer', term: drawer.bearer, value: bearerText(coupon, text) },
          {
            id: 'bumps',
            term: drawer.bumps,
            value: coupon.includesBumps ? drawer.withBumps : drawer.withoutBumps,
          },
          { id: 'period', term: drawer.period, value: periodText(coupon, { text, format }), isNumber: true },
          {
            id: 'perBuyer',
            term: drawer.perBuyer,
            value: coupon.usesPerBuyerMax === null ? drawer.noLimit : format.integer(coupon.usesPerBuyerMax),
            isNumber: true,
          },
          ...(coupon.isFirstPurchaseOnly ? [{ id: 'first', term: drawer.first, value: drawer.yes }] : []),
        ]}
      />
    </Section>
  )
}

function Links({ coupon }: { coupon: Coupon }) {
  const { drawer: text } = useMessages(couponsCatalogue)
  const core = useMessages(coreCatalogue)
  const { data: links } = useQuery(api.seller.coupons.links.queryOptions({ couponId: coupon.id }))
  if (!links) return null
  return (
    <Section title={text.links}>
      <p className="text-muted text-sm">
        {links.length === 0
          ? text.noLinks
          : coupon.affiliateId === null
            ? text.linksText
            : text.linksOfAffiliate}
      </p>
      <ul className="grid gap-2">
        {links.map(({ offerId, name, url }) => (
          <li
            key={offerId}
            className="grid gap-2 rounded-control bg-sunken p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <span className="grid">
              <span>{name}</span>
              <span className="wrap-anywhere font-mono text-muted text-sm">{url}</span>
            </span>
            <CopyButton text={url} label={text.copy} copiedLabel={core.action.copied} size="medium" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
