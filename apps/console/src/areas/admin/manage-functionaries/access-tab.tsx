import { Button } from '@balcao/ui/button'
import { type Description, DescriptionList } from '@balcao/ui/description-list'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import type { StaffMember } from './staff.ts'
import { useStaffActions } from './use-staff-actions.tsx'

/** Login data of the staff member, and the actions on it. */
export function AccessTab({ member }: { member: StaffMember }) {
  const messages = useMessages(manageFunctionariesCatalogue)
  const text = messages.access
  const { actionsFor, dialog } = useStaffActions()
  return (
    <div className="grid gap-6">
      <DescriptionList items={useAccessFacts(member)} />
      <section aria-labelledby="staff-actions" className="grid gap-2">
        <h3 id="staff-actions" className="font-medium">
          {text.actions}
        </h3>
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {actionsFor(member).map((operation) => (
            <li key={operation.id} className="flex flex-wrap items-center justify-between gap-3 px-3 py-3">
              <p className="min-w-0 flex-1 basis-56 text-muted text-sm">
                {operation.lock === null
                  ? messages.operation[operation.name].text
                  : text.lock[operation.lock]}
              </p>
              <Button
                icon={operation.icon}
                variant={operation.isDangerous ? 'danger' : 'secondary'}
                disabled={operation.lock !== null}
                onClick={operation.onRun}
              >
                {operation.label}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {dialog}
    </div>
  )
}

function useAccessFacts(member: StaffMember): Description[] {
  const messages = useMessages(manageFunctionariesCatalogue)
  const text = messages.access
  const format = useFormat()
  const { invitation, lastAccessAt, accessEndsAt } = member
  const facts: Description[] = [
    { id: 'email', term: messages.column.email, value: member.email },
    {
      id: 'lastAccess',
      term: text.lastAccess,
      value: lastAccessAt === null ? messages.neverEntered : format.longDateTime(lastAccessAt),
    },
    { id: 'sessions', term: text.sessions, value: format.integer(member.sessionCount), isNumber: true },
    {
      id: 'secondFactor',
      term: text.secondFactor,
      value: member.hasSecondFactor ? messages.secondFactorOn : messages.secondFactorOff,
    },
    {
      id: 'accessEnds',
      term: text.accessEnds,
      value: accessEndsAt === null ? text.noEnd : format.date(lastDayBefore(accessEndsAt)),
    },
  ]
  if (member.status !== 'INVITED' || invitation === null) return facts
  const sent = format.dateTime(invitation.sentAt)
  const value = invitation.isOpen
    ? text.invitationOpen(sent, format.dateTime(invitation.expiresAt))
    : text.invitationClosed(sent)
  return [{ id: 'invitation', term: text.invitation, value }, ...facts]
}
