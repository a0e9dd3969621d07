import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { approvalsCatalogue } from './catalogue.ts'
import type { ApprovalsMessages } from './messages/pt-br.ts'
import { effectLines, type Proposal } from './proposal.ts'

/** The decision of another person, with its effect; the author can only withdraw the proposal. */
export function ProposalActions({ proposal }: { proposal: Proposal }) {
  const text = useMessages(approvalsCatalogue)
  const { approvals, reserves, debts, users, reports, acquirers, routes, receivers, staff } = api.admin
  const plans = [
    api.admin.feePlans,
    api.admin.interest,
    api.admin.payouts,
    api.admin.anticipations,
    api.admin.settings,
  ]
  const shared = {
    proven: true,
    invalidates: [approvals, reserves, debts, users, reports, acquirers, routes, receivers, staff, ...plans],
  }
  const words = approvalWords(proposal, text)
  const approve = useAction(api.admin.approvals.approve, { ...shared, done: words.done })
  const { id: proposalId, seen, kind, proposer, canApprove, canRefuse } = proposal
  const refusal = proposer.isMe ? text.refuse.own : text.refuse
  const refuse = useAction(api.admin.approvals.refuse, { ...shared, done: refusal.done })
  const lines = effectLines(proposal, text)
  return (
    <>
      {canRefuse && (
        <ConfirmAction
          trigger={<Button className="text-negative">{refusal.label}</Button>}
          title={refusal.title}
          description={text.refuse.text}
          confirmLabel={refusal.label}
          isDangerous
          reason={{ isRequired: true, help: text.refuse.help }}
          onConfirm={({ reason }) => refuse.run({ proposalId, reason })}
        />
      )}
      {canApprove && (
        <ConfirmAction
          trigger={<Button variant="primary">{text.approve.label}</Button>}
          title={text.approve.title(text.kind[kind])}
          description={words.text}
          confirmLabel={words.confirm}
          {...(lines.length > 0 && { money: lines })}
          onConfirm={() => approve.run({ proposalId, seen })}
        />
      )}
    </>
  )
}

/**
 * Effect of an approval: moves money at once, changes a setting for everybody, or names a receiver that an
 * acquirer has yet to confirm.
 */
function approvalWords({ kind, person, amountCents }: Proposal, { approve }: ApprovalsMessages) {
  if (kind === 'RECEIVER_LINK') return approve.receiver
  if (kind === 'STAFF_ACCESS') return approve.access
  if (person === null || amountCents === null) return approve.change
  return { ...approve.money, text: approve.money.text(person.name) }
}
