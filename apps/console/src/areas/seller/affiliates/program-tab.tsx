import { DescriptionList } from '@balcao/ui/description-list'
import { LinkButton } from '@balcao/ui/link-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '#api/client.ts'
import { readError } from '#api/read-error.ts'
import { partnersCatalogue } from '#features/partners/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import type { AffiliationRow } from './affiliation.ts'
import { affiliatesCatalogue } from './catalogue.ts'

/** The agreed terms, and the producer's text for affiliates. */
export function ProgramTab({ affiliation }: { affiliation: AffiliationRow }) {
  const { program: text } = useMessages(affiliatesCatalogue)
  const partners = useMessages(partnersCatalogue)
  const format = useFormat()
  const { productId, attribution, basisPoints, windowDays, rules } = affiliation
  const program = useQuery({
    ...api.seller.marketplace.get.queryOptions({ productId }),
    retry: false,
  })
  const isClosed = program.isError && readError(program.error).code === 'product_not_found'
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          {
            id: 'commission',
            term: text.commission,
            value: basisPoints === null ? '—' : format.basisPoints(basisPoints),
          },
          {
            id: 'rule',
            term: text.rule,
            value: attribution ? partners.clickRule(partners.rule[attribution], windowDays) : '—',
          },
          { id: 'since', term: text.since, value: format.date(affiliation.createdAt) },
          ...(program.data?.supportEmail
            ? [{ id: 'support', term: text.support, value: program.data.supportEmail }]
            : []),
        ]}
      />
      {rules && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{text.rules}</h3>
          <p className="whitespace-pre-line">{rules}</p>
        </section>
      )}
      {isClosed ? (
        <p className="text-muted">{text.closed}</p>
      ) : (
        <QueryStates query={program} skeleton={<Skeleton className="h-24 w-full" />}>
          {({ materialsUrl }) =>
            materialsUrl !== null && (
              <LinkButton
                href={materialsUrl}
                target="_blank"
                rel="noreferrer"
                icon={<Download />}
                className="justify-self-start"
              >
                {text.materials}
              </LinkButton>
            )
          }
        </QueryStates>
      )}
    </div>
  )
}
