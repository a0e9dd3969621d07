import { nameToGreet } from '@balcao/domain/people/names'
import type { MailTemplates, PartnershipNewsKind, Path } from '@balcao/mail/templates'
import { inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'

export type PartnerNews = {
  /** Idempotency key of the mail. */
  key: string
  kind: PartnershipNewsKind
  fromId: string
  toId: string
  productName: string
  reason?: string | null
  commission?: MailTemplates['partnershipNews']['commission']
  pagePath: Path
}

/** Mails one partner what the other did. */
export async function tellPartner(
  scope: Scope,
  { key, kind, fromId, toId, productName, reason = null, commission = null, pagePath }: PartnerNews,
): Promise<void> {
  const people = await scope.tx
    .select({
      id: users.id,
      name: users.name,
      document: users.document,
      email: users.email,
      locale: users.locale,
    })
    .from(users)
    .where(inArray(users.id, [fromId, toId]))
  const from = people.find(({ id }) => id === fromId)
  const to = people.find(({ id }) => id === toId)
  if (!from || !to) return
  await sendMail(scope, {
    key,
    to: to.email,
    template: 'partnershipNews',
    locale: to.locale,
    props: { name: nameToGreet(to), partnerName: from.name, productName, kind, reason, commission, pagePath },
  })
}
