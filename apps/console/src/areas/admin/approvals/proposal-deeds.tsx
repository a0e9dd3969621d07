import { Button } from '@balcao/ui/button'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmAction } from '../../../kit/action/confirm-action.tsx'
import { useAction } from '../../../kit/action/use-action.ts'
import { approvalsCatalogue } from './catalogue.ts'
import { effectLines, type Proposal } from './proposal.ts'

/** The decision of another person, with what it moves; whoever proposed it can only take it back. */
export function ProposalDeeds({ proposal }: { proposal: Proposal }) {
  const text = useMessages(approvalsCatalogue)
  const { approvals, reserves, debts, users, reports, acquirers, routes } = api.admin
  const shared = {
    proven: true,
    invalidates: [approvals, reserves, debts, users, reports, acquirers, routes],
  }
  const approve = useAction(api.admin.approvals.approve, {
    ...shared,
    done: proposal.person ? text.approve.done : text.approve.changeDone,
  })
  const refuse = useAction(api.admin.approvals.refuse, { ...shared, done: text.refuse.done })
  const { id: proposalId, seen, kind, person, proposer, canApprove, canRefuse } = proposal
  return (
    <>
      {canRefuse && (
        <ConfirmAction
          trigger={
            <Button variant="danger">{proposer.isMe ? text.refuse.withdraw : text.refuse.label}</Button>
          }
          title={text.refuse.title}
          description={text.refuse.text}
          confirmLabel={text.refuse.confirm}
          isDangerous
          reason={{ isRequired: true, help: text.refuse.help }}
          onConfirm={({ reason }) => refuse.run({ proposalId, reason })}
        />
      )}
      {canApprove && (
        <ConfirmAction
          trigger={<Button variant="primary">{text.approve.label}</Button>}
          title={text.approve.title(text.kind[kind])}
          description={person ? text.approve.text(person.name) : text.approve.changeText}
          confirmLabel={person ? text.approve.confirm : text.approve.changeConfirm}
          {...(person && { money: effectLines(proposal, text) })}
          onConfirm={() => approve.run({ proposalId, seen })}
        />
      )}
    </>
  )
}
