import type { CheckoutLook } from '@balcao/domain/checkout/checkout-page'
import { Card } from '@balcao/ui/card'
import { Tabs } from '@balcao/ui/tabs'
import { showToast } from '@balcao/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { CheckoutFrame } from '#features/checkout-frame/checkout-frame.tsx'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormBody } from '#kit/form/form-body.tsx'
import { useAutosave } from '#kit/form/use-autosave.ts'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { ScreenBreadcrumb } from '#kit/screen-breadcrumb.tsx'
import { AccountPart } from './account-part.tsx'
import { BannersPart } from './banners-part.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import { changedParts } from './changed-parts.ts'
import { type Builder, lookFormOf, lookSchema } from './look-form.ts'
import { RedirectPart } from './redirect-part.tsx'
import { useUndo } from './use-undo.ts'
import { VisualsPart } from './visuals-part.tsx'

const HistoryDrawer = lazy(async () => ({ default: (await import('./history-drawer.tsx')).HistoryDrawer }))

type BuilderFormProps = {
  builder: Builder
  /** Reopens the builder with the stored state. */
  onReset: () => Promise<unknown>
}

/** The look of one checkout, autosaved as a draft and published as a whole. */
export function BuilderForm({ builder, onReset }: BuilderFormProps) {
  const text = useMessages(checkoutBuilderCatalogue)
  const format = useFormat()
  const reader = useErrorReader()
  const [{ tab = 'visuals' }, changeAddress] = useSearchTexts()
  const { offer, product, draft, published, lastNumber } = builder
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const [storedAt, setStoredAt] = useState(draft?.savedAt ?? 'published')
  const saveDraft = useAction(api.seller.builder.saveDraft)
  const discard = useAction(api.seller.builder.discardDraft, { done: text.discarded })
  const publish = useAction(api.seller.builder.publish, {
    invalidates: [api.seller.offers],
    done: async () => {
      await onReset()
      void showToast({ tone: 'positive', title: text.published })
    },
  })
  const form = useRecordForm({
    schema: lookSchema,
    toForm: () => lookFormOf(offer.id, lastNumber, draft?.look ?? published),
    save: publish.run,
  })
  const autosave = useAutosave(form, {
    schema: lookSchema,
    save: async (values) => {
      setStoredAt((await saveDraft.run(values)).savedAt)
      return {}
    },
  })
  const publishNow = form.form.handleSubmit((values) => publish.start(values))
  const undo = useUndo(form.form)
  const changes = changedParts(lookFormOf(offer.id, lastNumber, published).look, form.form.watch('look'))
  const restore = (number: number, look: CheckoutLook) => {
    form.form.reset(lookFormOf(offer.id, lastNumber, look))
    setIsHistoryOpen(false)
    void showToast({ tone: 'info', title: text.history.restored(number) })
  }
  const items = [
    { id: 'account', label: text.tabs.account, content: <AccountPart builder={builder} /> },
    { id: 'visuals', label: text.tabs.visuals, content: <VisualsPart /> },
    { id: 'redirect', label: text.tabs.redirect, content: <RedirectPart builder={builder} /> },
    { id: 'banners', label: text.tabs.banners, content: <BannersPart /> },
  ]
  const title = text.of(offer.title)
  return (
    <>
      <PageHeader
        above={
          <ScreenBreadcrumb
            title={text.title}
            within={[
              { to: `/platform/my-products/product/${product.id}`, label: product.name },
              { to: `/platform/my-products/offers/${product.id}`, label: text.offers },
            ]}
          />
        }
        title={title}
        purpose={<span role="status">{stateText()}</span>}
        actions={
          <BuilderBar
            offerId={offer.id}
            undo={undo}
            changeCount={changes.length}
            isPublishing={publish.isBusy}
            onHistory={() => setIsHistoryOpen(true)}
            onDiscard={() => discard.run({ offerId: offer.id }).then(onReset)}
            onPublish={() => void autosave.saveNow().then(() => publishNow())}
          />
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <Card>
          <FormBody form={form}>
            <Tabs
              label={text.tabs.label}
              items={items}
              value={items.some(({ id }) => id === tab) ? tab : 'visuals'}
              onChange={(id) => changeAddress({ tab: id === 'visuals' ? undefined : id })}
            />
          </FormBody>
        </Card>
        <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-[calc(var(--sticky-top)+1rem)]">
          {changes.length > 0 && (
            <p className="text-sm">
              <strong>{text.changes.title}:</strong>{' '}
              {format.list(changes.map((part) => text.changes.part[part]))}
            </p>
          )}
          <CheckoutFrame src={`/checkout-preview/${offer.id}?draft=${encodeURIComponent(storedAt)}`} />
          <p className="text-muted text-sm">{text.previewNote}</p>
        </div>
      </div>
      <Suspense>
        {isHistoryOpen && (
          <HistoryDrawer offerId={offer.id} onRestore={restore} onClose={() => setIsHistoryOpen(false)} />
        )}
      </Suspense>
    </>
  )

  function stateText(): string {
    if (autosave.state === 'saving') return text.state.saving
    if (autosave.state === 'failed') return `${text.state.failed}. ${reader.textOf(autosave.error)}`
    if (changes.length === 0) return text.state.published
    const savedAt = autosave.savedAt ?? (draft && new Date(draft.savedAt))
    return savedAt ? text.state.draft(format.time(savedAt)) : text.state.unsaved
  }
}
