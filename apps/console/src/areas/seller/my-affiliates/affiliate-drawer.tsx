import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import type { ReactNode } from 'react'
import { api } from '#api/client.ts'
import { AffiliationStatusBadge } from '#features/partners/affiliation-status-badge.tsx'
import { partnersCatalogue } from '#features/partners/catalogue.ts'
import { ClickList } from '#features/partners/click-list.tsx'
import { TierStanding } from '#features/partners/commission-tiers.tsx'
import { MoneySums } from '#features/partners/money-sums.tsx'
import { countSales } from '#features/partners/sales-sums.ts'
import { TermsVersions } from '#features/partners/terms-versions.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { periodBounds } from '#kit/period.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { useToday } from '#kit/use-today.ts'
import type { AffiliateRow } from './affiliate.ts'
import { myAffiliatesCatalogue } from './catalogue.ts'
import { useAffiliateActions } from './use-affiliate-actions.tsx'

export function AffiliateDrawer(drawer: ListDrawer) {
  const { drawer: text, column } = useMessages(myAffiliatesCatalogue)
  const partners = useMessages(partnersCatalogue)
  const today = useToday()
  const { actionsFor, dialog } = useAffiliateActions()
  return (
    <>
      <RecordDrawer
        {...drawer}
        query={api.seller.affiliates.get.queryOptions({
          affiliationId: drawer.rowId,
          ...periodBounds('30', today),
        })}
        loadingTitle={text.loading}
        title={({ partnerName }) => partnerName}
        detail={({ status, productName }) => (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            <AffiliationStatusBadge status={status} />
            {productName}
          </p>
        )}
        actions={(affiliate) => {
          const actions = actionsFor(affiliate)
          return (
            actions.length > 0 &&
            actions.toReversed().map(({ id, label, icon, onRun }) => (
              <Button
                key={id}
                icon={icon}
                variant={id === 'approve' ? 'primary' : 'secondary'}
                onClick={onRun}
              >
                {label}
              </Button>
            ))
          )
        }}
        tabs={{
          label: text.tabs,
          items: (affiliate) => [
            {
              id: 'facts',
              label: text.facts,
              content: (
                <AffiliateFacts affiliate={affiliate}>
                  <TierStanding {...affiliate} />
                </AffiliateFacts>
              ),
            },
            {
              id: 'terms',
              label: partners.terms.label,
              content: <TermsVersions affiliation={affiliate} side="OWNER" />,
            },
            ...(affiliate.status === 'REQUESTED'
              ? []
              : [
                  {
                    id: 'clicks',
                    label: column.clicks,
                    content: <ClickList affiliationId={affiliate.id} side="OWNER" />,
                  },
                ]),
          ],
        }}
      />
      {dialog}
    </>
  )
}

function AffiliateFacts({ affiliate, children }: { affiliate: AffiliateRow; children: ReactNode }) {
  const { drawer: text, column } = useMessages(myAffiliatesCatalogue)
  const partners = useMessages(partnersCatalogue)
  const format = useFormat()
  const { offeredTerms, attribution, basisPoints, windowDays, sales } = affiliate
  const counted = countSales(sales)
  const sumsOf = (part: 'grossCents' | 'commissionCents') =>
    sales.map(({ currency, [part]: cents }) => ({ currency, cents }))
  return (
    <div className="grid gap-6">
      {offeredTerms && (
        <Banner tone="pending">{text.offered(format.basisPoints(offeredTerms.basisPoints))}</Banner>
      )}
      {affiliate.message !== '' && <Quote title={text.message}>{affiliate.message}</Quote>}
      {affiliate.reason !== null && <Quote title={text.reason}>{affiliate.reason}</Quote>}
      <section className="grid gap-1">
        <h3 className="font-semibold">{text.agreed}</h3>
        <DescriptionList
          items={[
            {
              id: 'commission',
              term: column.commission,
              value: basisPoints === null ? '—' : format.basisPoints(basisPoints),
            },
            {
              id: 'rule',
              term: text.rule,
              value: attribution ? partners.clickRule(partners.rule[attribution], windowDays) : '—',
            },
            { id: 'since', term: column.since, value: format.date(affiliate.createdAt) },
          ]}
        />
      </section>
      {children}
      <section className="grid gap-1">
        <h3 className="font-semibold">{text.figures}</h3>
        <DescriptionList
          items={[
            { id: 'clicks', term: column.clicks, value: format.integer(affiliate.clicks), isNumber: true },
            { id: 'sales', term: column.sales, value: format.integer(counted.sales), isNumber: true },
            { id: 'revenue', term: column.revenue, value: <MoneySums sums={sumsOf('grossCents')} /> },
            { id: 'paid', term: column.paid, value: <MoneySums sums={sumsOf('commissionCents')} /> },
            {
              id: 'reversed',
              term: column.reversed,
              value: counted.reversedShare === null ? '—' : format.percent(counted.reversedShare),
            },
          ]}
        />
      </section>
    </div>
  )
}

function Quote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p className="whitespace-pre-line rounded-control bg-sunken px-4 py-3">{children}</p>
    </section>
  )
}
