import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { closingCatalogue } from './catalogue.ts'
import type { ClosingPage } from './closing.ts'

/** Items that must be completed before the closing. */
export function OpenThings({ page }: { page: ClosingPage }) {
  const { open: text } = useMessages(closingCatalogue)
  const format = useFormat()
  const kinds = Object.keys(page.open) as (keyof typeof page.open)[]
  const left = kinds.filter((kind) => page.open[kind] > 0)
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.title} />
      {left.length === 0 && <p className="text-muted">{text.none}</p>}
      <DescriptionList
        items={[
          ...left.map((kind) => ({
            id: kind as string,
            term: text[kind],
            value: format.integer(page.open[kind]),
            isNumber: true,
          })),
          ...(page.subscriptions > 0
            ? [
                {
                  id: 'subscriptions',
                  term: text.subscriptions,
                  value: format.integer(page.subscriptions),
                  isNumber: true,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
