import { nameToGreet } from '@balcao/domain/people/names'
import type { Role } from '@balcao/domain/vocabulary'
import type { PasskeyChange } from '@balcao/mail/templates'
import { securityPaths } from '#modules/accounts/doors/security-paths.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import type { Passkey } from './passkey.ts'

export async function tellPasskeyChange(
  scope: Scope,
  { ip, userAgent }: Pick<Visitor, 'ip' | 'userAgent'>,
  {
    user,
    door,
    passkey: { id, label },
    change,
  }: { user: User; door: Role; passkey: Pick<Passkey, 'id' | 'label'>; change: PasskeyChange },
): Promise<void> {
  await sendMail(scope, {
    // At most one mail a day about a copy: its holder could otherwise flood the mailbox.
    key: change === 'COPIED' ? `passkey:${id}:COPIED:${dayOf(scope.now)}` : `passkey:${id}:${change}`,
    to: user.email,
    template: 'passkeyChanged',
    locale: user.locale,
    props: {
      name: nameToGreet(user),
      change,
      label,
      ip,
      userAgent,
      at: scope.now,
      securityPath: securityPaths[door],
    },
  })
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
