import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'
import { staffInvitation } from './staff-invitation.ts'

/** Accepted in the same way as a staff invitation, with another text. */
export function managerInvitation(
  props: MailTemplates['managerInvitation'],
  context: MailContext,
): MailContent {
  const { staffInvitation: shared, managerInvitation: own } = context.texts
  return staffInvitation(props, {
    ...context,
    texts: { ...context.texts, staffInvitation: { ...shared, ...own } },
  })
}
