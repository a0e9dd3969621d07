import type { MailRenderer } from './modules/notifications/mail-renderer.ts'

const built = new URL('../../../packages/mail/dist/render-mail.js', import.meta.url)

/** The templates are React built by Vite, so they are loaded from their folder and not imported. */
export async function loadMailRenderer(): Promise<MailRenderer> {
  const { renderMail }: { renderMail: MailRenderer } = await import(built.href)
  return renderMail
}
