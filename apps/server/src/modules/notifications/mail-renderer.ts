import type { Locale } from '@balcao/domain/vocabulary'
import type { MailTemplates } from '@balcao/mail/templates'

export type RenderedMail = { subject: string; html: string; text: string; unsubscribeUrl: string | null }

export type MailRenderer = <Name extends keyof MailTemplates>(request: {
  template: Name
  locale: Locale
  /** Without them the mail is rendered with sample data. */
  props?: MailTemplates[Name] | undefined
  /** E-mail address that the mail goes to; a preview has none. */
  to?: string
  platform: { name: string; brandColor: string; url: string }
}) => RenderedMail | Promise<RenderedMail>

declare module '#app.ts' {
  interface App {
    renderMail: MailRenderer
  }
}
