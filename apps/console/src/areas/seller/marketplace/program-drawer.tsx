import { categories } from '@balcao/domain/options/categories'
import type { ReactNode } from 'react'
import { api } from '#api/client.ts'
import { TierList } from '#features/partners/commission-tiers.tsx'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { marketplaceCatalogue } from './catalogue.ts'
import type { Program } from './program.ts'
import { ProgramActions } from './program-actions.tsx'
import { ProgramRequest } from './program-request.tsx'

export function ProgramDrawer(drawer: ListDrawer) {
  const text = useMessages(marketplaceCatalogue)
  const { locale } = useLocale()
  const categoryOf = ({ category }: Program) =>
    categories.find(({ id }) => id === category)?.names[locale] ?? category
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.marketplace.get.queryOptions({ productId: drawer.rowId })}
      loadingTitle={text.drawer.loading}
      title={({ productName }) => productName}
      detail={(program) => (
        <p className="text-muted">
          {[program.sellerName, categoryOf(program), text.types[program.type]].join(' · ')}
        </p>
      )}
      actions={(program) => hasActions(program) && <ProgramActions program={program} />}
    >
      {(program) => (
        <div className="grid gap-6">
          <Figures program={program} />
          {program.description !== '' && (
            <Section title={text.drawer.about}>
              <p className="whitespace-pre-line">{program.description}</p>
            </Section>
          )}
          <HowItPays program={program} />
          <Rules program={program} />
          <ProgramRequest key={program.productId} program={program} />
        </div>
      )}
    </RecordDrawer>
  )
}

const hasActions = ({ salesPageUrl, materialsUrl, ownStatus }: Program) =>
  salesPageUrl !== null || materialsUrl !== null || ownStatus === 'ACTIVE'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Figures({ program }: { program: Program }) {
  const text = useMessages(marketplaceCatalogue)
  const format = useFormat()
  const { perSale, basisPoints, currency, priceFromCents } = program
  const figures = [
    ...(perSale === null || basisPoints === null
      ? []
      : [
          {
            id: 'earns',
            term: text.drawer.earns,
            value: format.money(perSale.commissionCents, currency),
            detail: text.drawer.ofNet(format.basisPoints(basisPoints)),
          },
        ]),
    ...(priceFromCents === null
      ? []
      : [
          {
            id: 'price',
            term: text.drawer.price,
            value: format.money(priceFromCents, currency),
            detail: null,
          },
        ]),
    {
      id: 'affiliates',
      term: text.drawer.affiliates,
      value: format.integer(program.health.affiliates),
      detail: null,
    },
  ]
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-(--color-border) rounded-control border border-default max-sm:grid-flow-row max-sm:divide-x-0 max-sm:divide-y">
      {figures.map(({ id, term, value, detail }) => (
        <div key={id} className="px-4 py-3">
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-semibold text-lg tabular-nums">{value}</dd>
          {detail !== null && <dd className="text-muted text-sm">{detail}</dd>}
        </div>
      ))}
    </dl>
  )
}

function HowItPays({ program: { perSale, basisPoints, tiers, currency } }: { program: Program }) {
  const text = useMessages(marketplaceCatalogue).drawer
  const format = useFormat()
  if (perSale === null || basisPoints === null) return null
  return (
    <Section title={text.how}>
      <p className="text-muted text-sm">{text.howNote}</p>
      <MoneyLines
        lines={[
          { label: text.line.price, cents: perSale.priceCents, currency },
          { label: text.line.fee, cents: -perSale.feeCents, currency },
          { label: text.line.net, cents: perSale.netCents, currency, isSum: true },
          {
            label: text.line.commission(format.basisPoints(basisPoints)),
            cents: perSale.commissionCents,
            currency,
            isSum: true,
          },
        ]}
      />
      <TierList tiers={tiers} currency={currency} />
    </Section>
  )
}

function Rules({ program }: { program: Program }) {
  const text = useMessages(marketplaceCatalogue).drawer
  const format = useFormat()
  const { refundRate, chargebackRate } = program.health
  const lines = [
    `${text.attribution[program.attribution]} ${text.window(program.windowDays)}`,
    refundRate === null || chargebackRate === null
      ? text.noHealth
      : text.health(format.percent(refundRate), format.percent(chargebackRate)),
    ...(program.supportEmail === null ? [] : [`${text.support}: ${program.supportEmail}`]),
  ]
  return (
    <Section title={text.rules}>
      <ul className="grid list-disc gap-1.5 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {program.rules !== '' && <p className="whitespace-pre-line">{program.rules}</p>}
    </Section>
  )
}
