import { pixelTabs } from '@balcao/domain/options/pixel-tabs'
import { pixelsMax, productPixelsInput } from '@balcao/server/modules/tracking/pixels.input'
import { Card, CardHeader } from '@balcao/ui/card'
import { Tabs } from '@balcao/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Radar } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { productCatalogue } from './catalogue.ts'
import { whatShowsProducts } from './product.ts'

type Pixels = inferOutput<typeof api.seller.pixels.get>
type Listed = { pixelId: string; token?: string }
/** Values of the form; the schema turns empty fields into null. */
type PixelsForm = {
  productId: string
  version: number
  facebook: Listed[]
  tiktok: Listed[]
  kwai: Listed[]
  googleAnalyticsId: string
  googleAnalyticsToken?: string
  googleAdsId: string
  googleAdsConversionApiId: string
}

const { RowsField, TextField } = fieldsOf<PixelsForm>()

/** Where the sales of the product are reported, by vendor. A token is stored and never shown again: an empty field keeps it. */
export function PixelsCard({ productId }: { productId: string }) {
  const { pixels: text } = useMessages(productCatalogue)
  const titleId = useId()
  const [tab, setTab] = useState<string>(pixelTabs[0].id)
  const query = api.seller.pixels.get.queryOptions({ productId })
  const stored = useQuery(query).data
  const save = useAction(api.seller.pixels.save)
  const form = useRecordForm({
    query,
    schema: productPixelsInput,
    toForm: (record) => pixelsFormOf(productId, record),
    save: (values) => save.run(withoutEmptyTokens(values)),
    invalidates: whatShowsProducts,
  })
  const contents: Record<(typeof pixelTabs)[number]['id'], ReactNode> = {
    facebook: <ListedPixels vendor="facebook" stored={stored} />,
    tiktok: <ListedPixels vendor="tiktok" stored={stored} />,
    kwai: <ListedPixels vendor="kwai" stored={stored} />,
    googleAds: (
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField name="googleAdsId" label={text.adsId} placeholder="AW-123456789" />
        <TextField name="googleAdsConversionApiId" label={text.conversion} />
      </div>
    ),
    googleAnalytics: (
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField name="googleAnalyticsId" label={text.analyticsId} placeholder="G-ABC1234567" />
        <TextField
          name="googleAnalyticsToken"
          label={text.analyticsToken}
          autoComplete="off"
          {...(stored?.hasGoogleAnalyticsToken && { help: text.tokenStored })}
        />
      </div>
    ),
  }
  return (
    <Card aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <CardHeader title={text.title} titleId={titleId} />
      <p className="max-w-prose text-muted">{text.text}</p>
      <FormPanel form={form} isInCard saveLabel={text.save}>
        <Tabs
          label={text.tabs}
          items={pixelTabs.map(({ id, name }) => ({ id, label: name, content: contents[id] }))}
          value={tab}
          onChange={setTab}
        />
      </FormPanel>
    </Card>
  )
}

function ListedPixels({
  vendor,
  stored,
}: {
  vendor: 'facebook' | 'tiktok' | 'kwai'
  stored: Pixels | undefined
}) {
  const { pixels: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  return (
    <RowsField
      name={vendor}
      label={text.rows}
      rowLabel={(index) => text.row(index + 1)}
      addLabel={text.add}
      newRow={() => ({ pixelId: '', token: '' })}
      max={pixelsMax}
      isUnordered
      empty={{ icon: <Radar />, title: text.empty.title, description: text.empty.text }}
    >
      {(path, index) => (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <TextField
            name={`${path}.pixelId`}
            label={text.id}
            inputMode={vendor === 'tiktok' ? 'text' : 'numeric'}
            autoComplete="off"
          />
          <TextField
            name={`${path}.token`}
            label={text.token}
            hint={optional}
            autoComplete="off"
            {...(stored?.[vendor][index]?.hasToken && { help: text.tokenStored })}
          />
        </div>
      )}
    </RowsField>
  )
}

function pixelsFormOf(productId: string, stored: Pixels | undefined): PixelsForm {
  const listed = (pixels: Pixels['facebook'] = []) => pixels.map(({ pixelId }) => ({ pixelId, token: '' }))
  return {
    productId,
    version: stored?.version ?? 1,
    facebook: listed(stored?.facebook),
    tiktok: listed(stored?.tiktok),
    kwai: listed(stored?.kwai),
    googleAnalyticsId: stored?.googleAnalyticsId ?? '',
    googleAnalyticsToken: '',
    googleAdsId: stored?.googleAdsId ?? '',
    googleAdsConversionApiId: stored?.googleAdsConversionApiId ?? '',
  }
}

type Values = z.output<typeof productPixelsInput>

/**
 * An empty field cannot tell “unchanged” from “none”; the stored token stays, and is removed with its pixel.
 */
function withoutEmptyTokens({ googleAnalyticsToken, ...values }: Values) {
  const kept = (pixels: Values['facebook']) =>
    pixels.map(({ pixelId, token }) => ({ pixelId, ...(token && { token }) }))
  return {
    ...values,
    ...(googleAnalyticsToken && { googleAnalyticsToken }),
    facebook: kept(values.facebook),
    tiktok: kept(values.tiktok),
    kwai: kept(values.kwai),
  }
}
