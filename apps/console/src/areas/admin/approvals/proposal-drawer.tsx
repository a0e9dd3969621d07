import { Banner } from '@balcao/ui/banner'
import { DescriptionList } from '@balcao/ui/description-list'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import type { ListDrawer } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { approvalsCatalogue } from './catalogue.ts'
import { FeeCorrectionFacts } from './fee-correction-facts.tsx'
import { effectLines, figureText, nameOf, type Proposal, subjectOf, valueText } from './proposal.ts'
import { ProposalActions } from './proposal-actions.tsx'
import { ProposalStateBadge } from './proposal-state-badge.tsx'

export function ProposalDrawer(drawer: ListDrawer) {
  const text = useMessages(approvalsCatalogue)
  return (
    <RecordDrawer
      {...drawer}
      query={api.admin.approvals.get.queryOptions({ proposalId: drawer.rowId })}
      loadingTitle={text.drawer.loading}
      title={(proposal) => subjectOf(proposal, text)}
      detail={({ amountCents, currency, kind, state }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {amountCents !== null && currency !== null && (
            <span className="font-semibold text-xl">
              <Money cents={amountCents} currency={currency} />
            </span>
          )}
          <span className="text-muted">{text.kind[kind]}</span>
          <ProposalStateBadge state={state} />
        </div>
      )}
      actions={(proposal) => <ProposalActions proposal={proposal} />}
    >
      {(proposal) => (
        <div className="grid gap-6">
          <Effect proposal={proposal} />
          <BalanceNow proposal={proposal} />
          <Facts proposal={proposal} />
        </div>
      )}
    </RecordDrawer>
  )
}

type Part = { proposal: Proposal }

function Effect({ proposal }: Part) {
  const text = useMessages(approvalsCatalogue)
  const format = useFormat()
  const reader = useErrorReader()
  const { state, kind, currency, balance, proposer, approvalRefusal } = proposal
  const isOpen = state === 'OPEN'
  const amountCents = proposal.amountCents ?? 0
  const missingCents = balance ? -amountCents - balance.availableCents : 0
  const lines = effectLines(proposal, text)
  return (
    <section className="grid gap-3">
      {isOpen && proposer.isMe && <Banner tone="info">{text.drawer.own}</Banner>}
      {isOpen && !proposer.isMe && approvalRefusal !== null && (
        <Banner tone="info">{reader.textOfCode(approvalRefusal)}</Banner>
      )}
      <div className="grid gap-1">
        <h3 className="font-semibold">{text.drawer.effect}</h3>
        {lines.length > 0 && <MoneyLines lines={lines} />}
        <ChangeList proposal={proposal} />
        {proposal.feeCorrection && <FeeCorrectionFacts correction={proposal.feeCorrection} />}
      </div>
      {isOpen && kind !== 'DEBT_WRITE_OFF' && amountCents > 0 && (balance?.debtCents ?? 0) > 0 && (
        <Banner tone="pending">{text.drawer.debtFirst}</Banner>
      )}
      {isOpen && currency !== null && amountCents < 0 && missingCents > 0 && (
        <Banner tone="pending">{text.drawer.becomesDebt(format.money(missingCents, currency))}</Banner>
      )}
    </section>
  )
}

/** Changes besides money, before and after. The value of a key is never shown. */
function ChangeList({ proposal: { changes } }: Part) {
  const { change: text } = useMessages(approvalsCatalogue)
  const format = useFormat()
  const { permission } = useMessages(coreCatalogue)
  const words: Record<string, string> = { ...text.what, ...permission }
  const textOf = (value: string | null) =>
    valueText(value, { ...text, value: { ...text.value, ...permission } })
  if (changes.length === 0) return null
  return (
    <DescriptionList
      items={changes.map(({ what, before, after }, place) => ({
        id: `${what}${place}`,
        term: nameOf(what, words),
        value: (
          <span className="wrap-anywhere whitespace-pre-line">
            {before && (
              <>
                <span className="text-muted line-through">
                  {figureText(what, before, format) ?? textOf(before)}
                </span>
                {'\n'}
              </>
            )}
            {figureText(what, after ?? null, format) ?? textOf(after ?? null)}
          </span>
        ),
      }))}
    />
  )
}

function BalanceNow({ proposal: { balance, currency } }: Part) {
  const { drawer, place } = useMessages(approvalsCatalogue)
  if (balance === null || currency === null) return null
  const elsewhere = [
    { label: place.pending, cents: balance.pendingCents, currency },
    { label: place.reserve, cents: balance.reserveCents, currency },
    { label: place.held, cents: balance.heldCents, currency },
    { label: place.debt, cents: balance.debtCents, currency },
  ].filter(({ cents }) => cents !== 0)
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{drawer.balance}</h3>
      <MoneyLines
        lines={[{ label: place.available, cents: balance.availableCents, currency }, ...elsewhere]}
      />
    </section>
  )
}

function Facts({ proposal }: Part) {
  const { drawer: text, you } = useMessages(approvalsCatalogue)
  const format = useFormat()
  const { state, proposer, decider, decidedAt } = proposal
  const facts = [
    { id: 'reason', term: text.reason, value: proposal.reason || null },
    { id: 'proposer', term: text.proposer, value: proposer.isMe ? you : proposer.name },
    { id: 'proposed', term: text.proposed, value: format.longDateTime(proposal.proposedAt) },
    { id: 'lapses', term: text.lapses, value: state === 'OPEN' && format.longDateTime(proposal.expiresAt) },
    ...(state === 'APPROVED' || state === 'REFUSED'
      ? [{ id: 'decider', term: text.decider[state], value: decider?.name ?? null }]
      : []),
    ...(state === 'OPEN'
      ? []
      : [
          {
            id: 'decided',
            term: text.decided[state],
            value: format.longDateTime(decidedAt ?? proposal.expiresAt),
          },
        ]),
    { id: 'refusal', term: text.refusal, value: proposal.decisionReason },
  ]
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{text.facts}</h3>
      <DescriptionList items={facts} />
    </section>
  )
}
