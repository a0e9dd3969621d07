import type { Locale } from '@balcao/domain/vocabulary'
import { renderToStaticMarkup } from 'react-dom/server'
import { mailContents } from './contents/mail-contents.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import { languageTags, mailContext } from './mail-context.ts'
import { MailLayout } from './mail-layout.tsx'
import { mailSamples } from './mail-samples.ts'
import type { MailTemplates } from './templates.ts'

export type MailRequest<Name extends keyof MailTemplates> = {
  template: Name
  locale: Locale
  /** Without `props` the mail is rendered with its sample data. */
  props?: MailTemplates[Name] | undefined
  /** Recipient of the mail; a preview has none. */
  to?: string
  platform: { name: string; brandColor: string; url: string }
}

export type RenderedMail = { subject: string; html: string; text: string; unsubscribeUrl: string | null }

export function renderMail<Name extends keyof MailTemplates>(request: MailRequest<Name>): RenderedMail {
  const { template, locale, platform } = request
  const platformName = oneLine(platform.name)
  const context = mailContext(locale, { name: platformName, url: platform.url }, request.to)
  const content = mailContents[template](withOneLineTexts(request.props ?? mailSamples[template]), context)
  const footer = context.texts.footer(platformName)
  const html = renderToStaticMarkup(
    <MailLayout
      content={content}
      languageTag={languageTags[locale]}
      platformName={platformName}
      brandColor={platform.brandColor}
      linkByHand={context.texts.linkByHand}
      footer={footer}
    />,
  )
  return {
    subject: content.subject,
    html: `<!doctype html>${html}`,
    text: plainText(content, footer),
    unsubscribeUrl: content.unsubscribeUrl ?? null,
  }
}

function withOneLineTexts<Props extends object>(props: Props): Props {
  const cleaned = Object.entries(props).map(([key, value]) => [
    key,
    typeof value === 'string' ? oneLine(value) : value,
  ])
  return Object.fromEntries(cleaned) as Props
}

/**
 * Names come from people: a line break in one could start a new header, or a forged paragraph. Plain blanks stay
 * unchanged, because a Pix code may contain two in a row and must arrive exactly.
 */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

function plainText({ heading, blocks }: MailContent, footer: string): string {
  return [heading, ...blocks.map(blockText), `-- \n${footer}`].join('\n\n')
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'code':
      return block.value
    default:
      return block.text
  }
}
