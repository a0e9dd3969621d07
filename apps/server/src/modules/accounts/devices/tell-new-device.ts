import { nameToGreet } from '@balcao/domain/names'
import type { Role } from '@balcao/domain/vocabulary'
import type { Scope } from '../../../scope.ts'
import { sendMail } from '../../notifications/send-mail.ts'
import { securityPaths } from '../doors/security-paths.ts'
import type { Visitor } from '../doors/visitor.ts'
import type { User } from '../users/user.ts'

/**
 * Mails the owner about every new browser. Buyers get no such mail: the code that let them in was one
 * already.
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
