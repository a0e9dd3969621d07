import type { Locale } from '@balcao/domain/vocabulary'
import type { MailTemplates } from '@balcao/mail/templates'

export type RenderedMail = { subject: string; html: string; text: string; unsubscribeUrl: string | null }

export type MailRenderer = <Name extends keyof MailTemplates>(request: {
  template: Name
  locale: Locale
  /** Sample data is used if missing. */
  props?: MailTemplates[Name] | undefined
  /** Recipient's address; missing in a preview. */
  to?: string
  platform: { name: string; brandColor: string; url: string }
}) => RenderedMail | Promise<RenderedMail>

declare module '#app.ts' {
  interface App {
    renderMail: MailRenderer
  }
}
