import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { BrandVersion } from './brand.ts'
import { customizationCatalogue } from './catalogue.ts'

type BrandVersionsProps = { versions: readonly BrandVersion[]; basedOn: number }

/** Former versions of the brand, each with a button to restore it. */
export function BrandVersions({ versions, basedOn }: BrandVersionsProps) {
  const text = useMessages(customizationCatalogue)
  const format = useFormat()
  const restore = useAction(api.admin.brand.save, {
    proven: true,
    invalidates: [api.admin.brand, api.account.session],
    done: text.saved,
  })
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.versions} />
      <p className="text-muted">{versions.length === 0 ? text.noVersions : text.versionsText}</p>
      <ul>
        {versions.map(({ number, brand, savedBy, savedAt }) => (
          <li
            key={number}
            className="flex min-h-13 flex-wrap items-center gap-3 border-default border-b py-2 last:border-b-0"
          >
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-small border border-default"
              style={{ background: brand.brandColor }}
            />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">
                {text.version(number)} · {brand.name}
              </p>
              <p className="text-muted text-sm">
                {savedBy === null ? text.original : text.savedBy(savedBy, format.dateTime(savedAt))}
              </p>
            </div>
            {number === basedOn ? (
              <Badge tone="positive">{text.current}</Badge>
            ) : (
              <ConfirmAction
                trigger={<Button size="small">{text.restore}</Button>}
                title={text.restoreTitle(number)}
                description={text.restoreText}
                confirmLabel={text.restore}
                onConfirm={() => restore.run({ ...brand, basedOn })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
