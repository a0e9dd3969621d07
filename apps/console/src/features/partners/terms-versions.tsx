import type { Currency } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { ReactNode } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { partnersCatalogue } from './catalogue.ts'
import { TierList, useTierTexts } from './commission-tiers.tsx'

type Version = inferOutput<typeof api.seller.affiliations.terms>[number]

type TermsVersionsProps = {
  affiliation: { id: string; currency: Currency; offeredTerms: { termsId: string } | null }
  /** The viewer: the owner of the product, or the affiliate, who may accept. */
  side: 'OWNER' | 'AFFILIATE'
}

/** Every version of an affiliate's terms: the offered terms, and when they were accepted. */
export function TermsVersions({ affiliation, side }: TermsVersionsProps) {
  const text = useMessages(partnersCatalogue).terms
  const from = side === 'OWNER' ? api.seller.affiliates : api.seller.affiliations
  const versions = useQuery(from.terms.queryOptions({ affiliationId: affiliation.id }))
  const offeredId = affiliation.offeredTerms?.termsId
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted text-sm">{text.intro}</p>
      <QueryStates query={versions} skeleton={<Skeleton className="h-40 w-full" />}>
        {(rows) => (
          <ul className="grid divide-y divide-(--color-border) rounded-control border border-default">
            {rows.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                currency={affiliation.currency}
                isOffered={version.id === offeredId}
              >
                {side === 'AFFILIATE' && version.id === offeredId && (
                  <AcceptTerms affiliation={affiliation} version={version} />
                )}
              </VersionRow>
            ))}
          </ul>
        )}
      </QueryStates>
    </div>
  )
}

type VersionRowProps = { version: Version; currency: Currency; isOffered: boolean; children: ReactNode }

function VersionRow({ version, currency, isOffered, children }: VersionRowProps) {
  const partners = useMessages(partnersCatalogue)
  const { terms: text } = partners
  const format = useFormat()
  const { basisPoints, tiers, windowDays, rules, offeredAt, acceptedAt, isInForce, isOwn } = version
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{(isOwn ? text.ownVersion : text.version)(version.version)}</span>
        {isInForce && <StatusBadge tone="positive">{text.inForce}</StatusBadge>}
        {isOffered && <StatusBadge tone="pending">{text.waiting}</StatusBadge>}
      </p>
      <p>{text.facts(format.basisPoints(basisPoints), partners.window(windowDays))}</p>
      <TierList tiers={tiers} currency={currency} />
      {rules !== '' && <p className="whitespace-pre-line text-muted">{rules}</p>}
      <p className="text-muted text-sm">
        {[
          text.offered(format.dateTime(offeredAt)),
          acceptedAt !== null && text.accepted(format.dateTime(acceptedAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {children}
    </li>
  )
}

type AcceptTermsProps = { affiliation: TermsVersionsProps['affiliation']; version: Version }

function AcceptTerms({ affiliation, version }: AcceptTermsProps) {
  const partners = useMessages(partnersCatalogue)
  const { terms: text } = partners
  const format = useFormat()
  const steps = useTierTexts({ tiers: version.tiers, currency: affiliation.currency })
  const accept = useAction(api.seller.affiliations.acceptTerms, {
    invalidates: [api.seller.affiliations],
    done: text.done,
  })
  return (
    <div className="mt-2 justify-self-start">
      <ConfirmAction
        trigger={<Button variant="primary">{text.accept}</Button>}
        title={text.acceptTitle(version.version)}
        description={[
          text.acceptText(format.basisPoints(version.basisPoints), partners.window(version.windowDays)),
          ...steps,
        ].join(' ')}
        confirmLabel={text.accept}
        onConfirm={() => accept.run({ affiliationId: affiliation.id, termsId: version.id })}
      />
    </div>
  )
}
