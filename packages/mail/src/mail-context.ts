import { type Cents, formatMoney } from '@balcao/domain/money/money'
import type { Currency, Locale } from '@balcao/domain/vocabulary'
import { mailEnUs } from './messages/en-us.ts'
import { mailEsEs } from './messages/es-es.ts'
import { type MailMessages, mailPtBr } from './messages/pt-br.ts'
import type { Moment, Path } from './templates.ts'

/** Common tools of every mail: the texts of its language and its formats of money and dates. */
export type MailContext = {
  texts: MailMessages
  platformName: string
  /** The absolute address of a page of the tenant; the address of a page of the customer area also names its user. */
  link: (path: Path) => string
  money: (amountCents: Cents, currency: Currency) => string
  moment: (at: Moment) => string
  day: (at: Moment) => string
}

const messages: Record<Locale, MailMessages> = { PT_BR: mailPtBr, EN_US: mailEnUs, ES_ES: mailEsEs }
export const languageTags: Record<Locale, string> = { PT_BR: 'pt-BR', EN_US: 'en-US', ES_ES: 'es-ES' }

const timeZone = 'America/Sao_Paulo'
const formatsOf = (locale: Locale) => ({
  moment: new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone }),
  day: new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'short', timeZone }),
})
/** Created once, not for each mail. */
const formats: Record<Locale, ReturnType<typeof formatsOf>> = {
  PT_BR: formatsOf('PT_BR'),
  EN_US: formatsOf('EN_US'),
  ES_ES: formatsOf('ES_ES'),
}

export function mailContext(
  locale: Locale,
  platform: { name: string; url: string },
  recipient?: string,
): MailContext {
  return {
    texts: messages[locale],
    platformName: platform.name,
    link: (path) => addressOf(path, platform.url, recipient),
    money: (amountCents, currency) => formatMoney(amountCents, currency, locale),
    moment: (at) => formats[locale].moment.format(new Date(at)),
    day: (at) => formats[locale].day.format(new Date(at)),
  }
}

/**
 * The e-mail is in the fragment, where the customer login finds it: browsers do not send fragments, so no server or log
 * on the way sees it.
 */
function addressOf(path: Path, origin: string, recipient: string | undefined): string {
  const address = new URL(path, origin)
  if (recipient !== undefined && address.pathname.split('/')[1] === 'my-purchases')
    address.hash = `email=${encodeURIComponent(recipient)}`
  return address.href
}
