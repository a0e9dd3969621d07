import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { AffiliationStatusBadge } from '#features/partners/affiliation-status-badge.tsx'
import { partnersCatalogue } from '#features/partners/catalogue.ts'
import { ClickList } from '#features/partners/click-list.tsx'
import { TierStanding } from '#features/partners/commission-tiers.tsx'
import { TermsVersions } from '#features/partners/terms-versions.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { periodBounds } from '#kit/period.ts'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { useToday } from '#kit/use-today.ts'
import type { AffiliationRow } from './affiliation.ts'
import { affiliatesCatalogue } from './catalogue.ts'
import { DecisionsTab } from './decisions-tab.tsx'
import { LinkTab } from './link-tab.tsx'
import { ProgramTab } from './program-tab.tsx'

export function AffiliationDrawer(drawer: ListDrawer) {
  const text = useMessages(affiliatesCatalogue).drawer
  const partners = useMessages(partnersCatalogue)
  const today = useToday()
  return (
    <RecordDrawer
      {...drawer}
      query={api.seller.affiliations.get.queryOptions({
        affiliationId: drawer.rowId,
        ...periodBounds('30', today),
      })}
      loadingTitle={text.loading}
      title={({ productName }) => productName}
      detail={(affiliation) => (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <AffiliationStatusBadge status={affiliation.status} />
          {affiliation.partnerName}
        </p>
      )}
      actions={(affiliation) => canLeave(affiliation) && <LeaveOrWithdraw affiliation={affiliation} />}
      tabs={{
        label: text.tabs,
        items: (affiliation) => [
          ...(affiliation.status === 'ACTIVE'
            ? [{ id: 'link', label: text.link, content: <LinkTab affiliation={affiliation} /> }]
            : []),
          ...(affiliation.status === 'REQUESTED'
            ? []
            : [
                {
                  id: 'clicks',
                  label: partners.clicks.label,
                  content: <ClickList affiliationId={affiliation.id} side="AFFILIATE" />,
                },
                {
                  id: 'decisions',
                  label: text.decisions,
                  content: <DecisionsTab affiliationId={affiliation.id} />,
                },
              ]),
          {
            id: 'terms',
            label: partners.terms.label,
            content: <TermsVersions affiliation={affiliation} side="AFFILIATE" />,
          },
          { id: 'program', label: text.program, content: <ProgramTab affiliation={affiliation} /> },
        ],
      }}
    >
      {(affiliation) => (
        <>
          <Notices affiliation={affiliation} />
          <TierStanding {...affiliation} />
        </>
      )}
    </RecordDrawer>
  )
}

function Notices({ affiliation }: { affiliation: AffiliationRow }) {
  const text = useMessages(affiliatesCatalogue).drawer
  const format = useFormat()
  const { offeredTerms, basisPoints, status, reason } = affiliation
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {offeredTerms && basisPoints !== null && canLeave(affiliation) && (
        <Banner tone="pending">
          {text.offered(format.basisPoints(basisPoints), format.basisPoints(offeredTerms.basisPoints))}
        </Banner>
      )}
      {status === 'PAUSED' && <Banner tone="pending">{text.paused}</Banner>}
      {reason !== null && <Banner tone="negative">{text.refused(reason)}</Banner>}
    </div>
  )
}

const canLeave = ({ status }: AffiliationRow) =>
  status === 'REQUESTED' || status === 'ACTIVE' || status === 'PAUSED'

/** Button to leave a program, or to withdraw a pending request. */
function LeaveOrWithdraw({ affiliation }: { affiliation: AffiliationRow }) {
  const text = useMessages(affiliatesCatalogue).drawer
  const { id: affiliationId, status, productName } = affiliation
  const isRequest = status === 'REQUESTED'
  const move = useAction(api.seller.affiliations.move, {
    invalidates: [api.seller.affiliations, api.seller.marketplace],
    done: isRequest ? text.withdrawn : text.left,
  })
  return (
    <ConfirmAction
      trigger={<Button>{isRequest ? text.withdraw : text.leave}</Button>}
      title={isRequest ? text.withdrawTitle(productName) : text.leaveTitle(productName)}
      description={isRequest ? text.withdrawText : text.leaveText}
      confirmLabel={isRequest ? text.withdraw : text.leave}
      isDangerous={!isRequest}
      onConfirm={() => move.run({ affiliationId, move: isRequest ? 'withdraw' : 'leave' })}
    />
  )
}
