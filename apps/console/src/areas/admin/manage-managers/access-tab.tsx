import { formatPhone } from '@balcao/domain/people/phone'
import { Button } from '@balcao/ui/button'
import { type Description, DescriptionList } from '@balcao/ui/description-list'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import type { Manager } from './manager.ts'
import { useManagerActions } from './use-manager-actions.tsx'

/** Login data of the manager, and the actions on it. */
export function AccessTab({ manager }: { manager: Manager }) {
  const text = useMessages(manageManagersCatalogue)
  const { actionsFor, dialog } = useManagerActions()
  return (
    <div className="grid gap-6">
      <DescriptionList items={useAccessFacts(manager)} />
      <section aria-labelledby="manager-actions" className="grid gap-2">
        <h3 id="manager-actions" className="font-medium">
          {text.access.actions}
        </h3>
        <ul className="divide-y divide-(--color-border) rounded-control border border-default">
          {actionsFor(manager).map((operation) => (
            <li key={operation.id} className="flex flex-wrap items-center justify-between gap-3 px-3 py-3">
              <p className="min-w-0 flex-1 basis-56 text-muted text-sm">
                {text.operation[operation.name].text}
              </p>
              <Button
                icon={operation.icon}
                variant={operation.isDangerous ? 'danger' : 'secondary'}
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

function useAccessFacts(manager: Manager): Description[] {
  const messages = useMessages(manageManagersCatalogue)
  const text = messages.access
  const format = useFormat()
  const { invitation, lastAccessAt, phone } = manager
  const facts: Description[] = [
    { id: 'email', term: text.email, value: manager.email },
    { id: 'phone', term: text.phone, value: phone ? formatPhone(phone) : text.none },
    {
      id: 'lastAccess',
      term: text.lastAccess,
      value: lastAccessAt === null ? messages.neverEntered : format.longDateTime(lastAccessAt),
    },
    { id: 'sessions', term: text.sessions, value: format.integer(manager.sessionCount), isNumber: true },
    { id: 'secondFactor', term: text.secondFactor, value: manager.hasSecondFactor ? text.on : text.off },
  ]
  if (manager.status !== 'INVITED' || invitation === null) return facts
  const sent = format.dateTime(invitation.sentAt)
  const value = invitation.isOpen
    ? text.invitationOpen(sent, format.dateTime(invitation.expiresAt))
    : text.invitationClosed(sent)
  return [{ id: 'invitation', term: text.invitation, value }, ...facts]
}
