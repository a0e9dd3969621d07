import { legalTextPaths } from '@balcao/domain/legal-texts'
import { useMessages } from '../i18n/use-messages.ts'
import { platformBrand } from '../session/platform-brand.ts'
import { accountCatalogue } from './catalogue.ts'

const sellersTexts = ['SELLER_TERMS', 'PRIVACY'] as const

/** What somebody accepts who registers, as far as the platform has published it. */
export function PublishedTexts() {
  const { published: text } = useMessages(accountCatalogue).register
  const { publishedTexts } = platformBrand()
  const kinds = sellersTexts.filter((kind) => publishedTexts.includes(kind))
  if (kinds.length === 0) return null
  return (
    <p className="text-muted text-sm">
      {text.before}{' '}
      {kinds.map((kind, place) => (
        <span key={kind}>
          {place > 0 && ' · '}
          <a
            className="inline-flex min-h-6 items-center font-medium text-primary underline-offset-2 hover:underline"
            href={legalTextPaths[kind]}
            target="_blank"
            rel="noreferrer"
          >
            {text[kind]}
          </a>
        </span>
      ))}
    </p>
  )
}
