import { CopyButton } from '@balcao/ui/copy-button'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import type { AccountRecord } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

/** Settings to make at the acquirer, so that it sends webhooks. */
export function AccountWebhook({ account }: { account: AccountRecord }) {
  const text = useMessages(acquiringsCatalogue).webhook
  const { action } = useMessages(coreCatalogue)
  const format = useFormat()
  const now = useNow()
  const { url, heardAt, missed } = account.webhook
  return (
    <div className="grid gap-4">
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.address}</h3>
        <code className="block rounded-control bg-sunken p-3 text-sm [overflow-wrap:anywhere]">{url}</code>
        <div>
          <CopyButton text={url} label={text.copy} copiedLabel={action.copied} />
        </div>
        <p className="text-muted text-sm">{text.secret}</p>
      </section>
      <p>{text.where(account.can.title)}</p>
      <p>{useVerificationText(account)}</p>
      <p className="text-muted text-sm">
        {heardAt === null ? text.never : text.heard(format.ago(heardAt, now))}{' '}
        {missed > 0 && text.missed(format.integer(missed))}
      </p>
    </div>
  )
}

/** Names the credential required by the check, where the account has one. */
function useVerificationText({ webhook, fields }: AccountRecord): string {
  const { verification: text } = useMessages(acquiringsCatalogue).webhook
  const { locale } = useLocale()
  const { verification } = webhook
  const field = fields.find(({ name }) => /webhook/i.test(name))?.label[locale]
  if (verification === 'signature') return field ? text.signature(field) : text.signatureAlone
  if (verification === 'token') return field ? text.token(field) : text.tokenAlone
  return text[verification]
}
