import { type AcceptedTexts, legalTextPaths, sellersTexts } from '@balcao/domain/texts/legal-texts'
import { useMessages } from '#i18n/use-messages.ts'
import { accountCatalogue } from './catalogue.ts'

/** Texts accepted at registration: each with its current version. */
export function PublishedTexts({ versions }: { versions: AcceptedTexts }) {
  const { published: text } = useMessages(accountCatalogue).register
  const shown = sellersTexts.flatMap((kind) => {
    const version = versions[kind]
    return version === undefined ? [] : { kind, version }
  })
  return (
    <p className="text-muted text-sm">
      {text.before}{' '}
      {shown.map(({ kind, version }, place) => (
        <span key={kind}>
          {place > 0 && ' · '}
          <a
            className="inline-flex min-h-6 items-center font-medium text-primary underline-offset-2 hover:underline"
            href={legalTextPaths[kind]}
            target="_blank"
            rel="noreferrer"
          >
            {text[kind]}
          </a>{' '}
          {text.version(version)}
        </span>
      ))}
    </p>
  )
}
