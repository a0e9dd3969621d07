import { nameToGreet } from '@balcao/domain/people/names'
import { announcements } from '#db/schema/messages.ts'
import { listActiveStaff } from '#modules/accounts/staff/list-active-staff.ts'
import { putAnnouncement } from '#modules/notifications/notices/put-announcement.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { AnnouncementInput } from './announcement.input.ts'

/** Sends an announcement to the whole staff of one platform at once. A repeated key sends nothing. */
export async function sendAnnouncement(
  caller: Caller,
  { platformId: _, ...announcement }: AnnouncementInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const staff = await listActiveStaff(caller)
  const [made] = await tx
    .insert(announcements)
    .values({ ...announcement, platformId, toldCount: staff.length, sentBy: session.userId, sentAt: now })
    .onConflictDoNothing({ target: [announcements.platformId, announcements.key] })
    .returning({ id: announcements.id })
  if (!made) return
  const { kind, title, body, needsAcknowledgement, isByMail } = announcement
  await putAnnouncement(
    caller,
    { id: made.id, title, body },
    staff.map(({ id }) => id),
  )
  if (isByMail)
    for (const person of staff)
      await sendMail(caller, {
        key: `announcement:${made.id}:${person.id}`,
        to: person.email,
        template: 'broadcast',
        locale: person.locale,
        props: { name: nameToGreet(person), title, body, homePath: '/admin-root/dashboard' },
      })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'announcement.sent',
      subject: made.id,
      detail: { kind, title, needsAcknowledgement, isByMail },
    },
  )
}
