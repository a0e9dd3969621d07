import { CopyButton } from '@balcao/ui/copy-button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { Progress } from '@balcao/ui/progress'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Select } from '@balcao/ui/select'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { countSales } from '#features/partners/sales-sums.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import type { AffiliationRow } from './affiliation.ts'
import { affiliatesCatalogue } from './catalogue.ts'

const QrShare = lazy(async () => ({ default: (await import('#kit/qr-share.tsx')).QrShare }))

type Utm = { source: string; medium: string; campaign: string }

/** The affiliate link, and its results. */
export function LinkTab({ affiliation }: { affiliation: AffiliationRow }) {
  const links = useQuery(api.seller.affiliations.links.queryOptions({ affiliationId: affiliation.id }))
  return (
    <div className="grid gap-6">
      <QueryStates query={links} skeleton={<Skeleton className="h-64 w-full" />}>
        {(given) => <LinkBuilder links={given} />}
      </QueryStates>
      <Funnel affiliation={affiliation} />
    </div>
  )
}

type Links = inferOutput<typeof api.seller.affiliations.links>

/** The link changes while typing. */
function LinkBuilder({ links }: { links: Links }) {
  const { link: text } = useMessages(affiliatesCatalogue)
  const core = useMessages(coreCatalogue)
  const [target, setTarget] = useState<'salesPage' | 'checkout'>(links.salesPage ? 'salesPage' : 'checkout')
  const [offerId, setOfferId] = useState(links.offers[0]?.id ?? null)
  const [utm, setUtm] = useState({ source: '', medium: '', campaign: '' })
  const offer = links.offers.find(({ id }) => id === offerId)
  const bare = target === 'salesPage' ? links.salesPage : offer?.url
  if (!links.salesPage && links.offers.length === 0) return <p className="text-muted">{text.none}</p>
  const link = bare ? withUtm(bare, utm) : null
  return (
    <div className="grid grid-cols-1 gap-4">
      {links.salesPage !== null && links.offers.length > 0 && (
        <SegmentedControl
          label={text.target}
          isFullWidth
          segments={[
            { value: 'salesPage', label: text.salesPage },
            { value: 'checkout', label: text.checkout },
          ]}
          value={target}
          onChange={setTarget}
        />
      )}
      {target === 'checkout' && (
        <Field label={text.offer}>
          <Select
            options={links.offers.map(({ id, title }) => ({ value: id, label: title }))}
            value={offerId}
            onChange={setOfferId}
            placeholder={core.form.choose}
            emptyText={core.nothingFound}
          />
        </Field>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">{text.from}</legend>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {(['source', 'medium', 'campaign'] as const).map((part) => (
            <Field key={part} label={text[part]}>
              <Input
                value={utm[part]}
                maxLength={100}
                autoComplete="off"
                placeholder={text[`${part}Example`]}
                onChange={(event) => setUtm({ ...utm, [part]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </div>
        <p className="text-muted text-sm">{text.fromHelp}</p>
      </fieldset>
      {link !== null && (
        <section className="grid gap-3 rounded-control bg-sunken p-4">
          <h3 className="font-medium">{text.yours}</h3>
          <p className="wrap-anywhere font-mono text-sm">{link}</p>
          <Suspense fallback={<Skeleton className="size-48" />}>
            <QrShare text={link} label={text.qr} />
          </Suspense>
          <div>
            <CopyButton
              text={link}
              label={text.copy}
              copiedLabel={core.action.copied}
              variant="primary"
              size="medium"
            />
          </div>
        </section>
      )}
    </div>
  )
}

/** From clicks to paid sales, in thirty days. */
function Funnel({ affiliation: { clicks, sales } }: { affiliation: AffiliationRow }) {
  const { link: text } = useMessages(affiliatesCatalogue)
  const format = useFormat()
  const counted = countSales(sales)
  const most = Math.max(clicks, counted.sales, 1)
  const steps = [
    { id: 'clicks', label: text.clicks, count: clicks },
    { id: 'sales', label: text.sales, count: counted.sales },
    { id: 'approved', label: text.approved, count: counted.approved },
  ]
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{text.inPeriod}</h3>
      <ul className="grid gap-2.5">
        {steps.map(({ id, label, count }) => (
          <li key={id} className="grid grid-cols-[9rem_1fr_3.5rem] items-center gap-3 text-sm">
            <span>{label}</span>
            <Progress label={`${label}: ${format.integer(count)}`} value={count / most} />
            <span className="text-end font-medium tabular-nums">{format.integer(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The link with the typed UTM values; empty ones are left out. */
function withUtm(link: string, utm: Utm): string {
  const url = new URL(link)
  for (const part of ['source', 'medium', 'campaign'] as const) {
    const value = utm[part].trim()
    if (value !== '') url.searchParams.set(`utm_${part}`, value)
  }
  return url.href
}
