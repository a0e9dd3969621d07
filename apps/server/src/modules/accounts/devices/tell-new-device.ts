import { nameToGreet } from '@balcao/domain/people/names'
import type { Role } from '@balcao/domain/vocabulary'
import { securityPaths } from '#modules/accounts/doors/security-paths.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'

/**
 * Mails the owner about every new browser. Buyers get no such mail, since the code for their login came by
 * mail already.
 */
export async function tellNewDevice(
  scope: Scope,
  { ip, userAgent }: Visitor,
  { user, door, sessionId }: { user: User; door: Role; sessionId: string },
): Promise<void> {
  if (door === 'CUSTOMER') return
  await sendMail(scope, {
    key: `new-device:${sessionId}`,
    to: user.email,
    template: 'newDevice',
    locale: user.locale,
    props: { name: nameToGreet(user), ip, userAgent, at: scope.now, securityPath: securityPaths[door] },
  })
}
