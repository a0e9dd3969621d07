import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { productCatalogue } from './catalogue.ts'
import { LicenseKeyList } from './license-key-list.tsx'

const AddKeysDialog = lazy(async () => ({ default: (await import('./add-keys-dialog.tsx')).AddKeysDialog }))

type Content = inferOutput<typeof api.seller.contents.list>['contents'][number]

/** The keys of each saved content with license keys. */
export function LicenseKeys({ productId }: { productId: string }) {
  const contents = useQuery(api.seller.contents.list.queryOptions({ productId })).data?.contents ?? []
  return contents.map(
    (content) =>
      content.licenses && <KeysCard key={content.id} content={content} licenses={content.licenses} />,
  )
}

type KeysCardProps = { content: Content; licenses: NonNullable<Content['licenses']> }

function KeysCard({ content: { id, title }, licenses: { free, given, waiting } }: KeysCardProps) {
  const { licenses: text } = useMessages(productCatalogue)
  const format = useFormat()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card className="grid grid-cols-1 gap-4">
      <CardHeader
        title={text.title(title)}
        action={
          <Button icon={<Plus />} onClick={() => setIsAdding(true)}>
            {text.add}
          </Button>
        }
      />
      <p className="text-muted text-sm">{text.counts(format.integer(free), format.integer(given))}</p>
      {waiting > 0 && <Banner tone="pending">{text.waiting(waiting)}</Banner>}
      <LicenseKeyList contentId={id} />
      <Suspense>{isAdding && <AddKeysDialog contentId={id} onClose={() => setIsAdding(false)} />}</Suspense>
    </Card>
  )
}
