import { categories } from '@balcao/domain/options/categories'
import { descriptionMin } from '@balcao/server/modules/catalog/reviews/review.input'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { Field } from '@balcao/ui/field'
import { joinClasses } from '@balcao/ui/join-classes'
import { Skeleton } from '@balcao/ui/skeleton'
import { Textarea } from '@balcao/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { productCatalogue } from '#areas/seller/my-products/product/catalogue.ts'
import { usePublishedLessons } from '#areas/seller/my-products/product/course-card.tsx'
import { type Product, whatShowsProducts } from '#areas/seller/my-products/product/product.ts'
import { productsCatalogue } from '#features/products/catalogue.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { createProductCatalogue } from './catalogue.ts'
import { StepBar } from './step-bar.tsx'
import type { Step } from './steps.ts'

const checkedParts = ['description', 'price', 'content', 'shipping'] as const
type CheckedPart = (typeof checkedParts)[number]
type Part = CheckedPart | 'product' | 'support' | 'payment'

const stepsOfParts: Record<Part, Step> = {
  product: 'presentation',
  support: 'presentation',
  payment: 'checkout',
  description: 'presentation',
  price: 'offer',
  content: 'delivery',
  shipping: 'delivery',
}

type ReviewStepProps = {
  product: Product
  onBack: () => void
  onGo: (step: Step) => void
  onSent: () => void
}

/** Everything entered, the missing parts by the server's own rules, and the submit button. */
export function ReviewStep({ product, onBack, onGo, onSent }: ReviewStepProps) {
  const { review: text } = useMessages(createProductCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const facts = useDraftFacts(product)
  const [message, setMessage] = useState('')
  const readiness = useQuery(api.seller.products.readiness.queryOptions({ productId: product.id }))
  const submit = useAction(api.seller.products.submit, {
    invalidates: whatShowsProducts,
    done: text.sent,
  })
  const parts: Part[] = [
    'product',
    'description',
    'support',
    'price',
    product.type === 'FISICO' ? 'shipping' : 'content',
    'payment',
  ]
  const reasons = { ...text.missing, description: text.missing.description(descriptionMin) }
  return (
    <>
      <Card className="grid max-w-3xl grid-cols-1 gap-4">
        <header className="grid gap-0.5">
          <h2 className="font-semibold">{text.title}</h2>
          <p className="text-muted">{text.text}</p>
        </header>
        <QueryStates query={readiness} skeleton={<Skeleton className="h-40 w-full" />}>
          {({ missing, sellsBeforeReview }) => (
            <>
              <ul className="grid">
                {parts.map((part) => {
                  const lack = checkedParts.find((checked) => checked === part && missing.includes(checked))
                  const Icon = lack ? CircleAlert : CircleCheck
                  return (
                    <li
                      key={part}
                      className="flex items-center gap-3 border-default border-b py-3 last:border-b-0"
                    >
                      <Icon
                        aria-hidden="true"
                        className={joinClasses('size-5 shrink-0', lack ? 'text-pending' : 'text-positive')}
                      />
                      <span className="grid flex-1">
                        <span className="font-medium">{text.part[part]}</span>
                        <span className="line-clamp-2 text-muted text-sm">
                          {lack ? reasons[lack] : (facts[part] ?? text.ready)}
                        </span>
                      </span>
                      <Button
                        size="small"
                        aria-label={text.actionLabel(lack ? text.fix : text.change, text.part[part])}
                        onClick={() => onGo(stepsOfParts[part])}
                      >
                        {lack ? text.fix : text.change}
                      </Button>
                    </li>
                  )
                })}
              </ul>
              <Field label={text.message} hint={optional}>
                <Textarea
                  value={message}
                  rows={2}
                  maxLength={1000}
                  onChange={(event) => setMessage(event.currentTarget.value)}
                />
              </Field>
              <Banner tone="info">{sellsBeforeReview ? text.selling : text.closed}</Banner>
              <Button
                variant="primary"
                icon={<Send />}
                className="justify-self-start"
                disabled={missing.length > 0}
                isBusy={submit.isBusy}
                onClick={() =>
                  void submit
                    .run({ productId: product.id, version: product.version, message })
                    .then(onSent, () => readiness.refetch())
                }
              >
                {text.send}
              </Button>
            </>
          )}
        </QueryStates>
      </Card>
      <StepBar current="review" onBack={onBack} onNext={onSent} />
    </>
  )
}

/** Input of each step in one line; empty while loading. */
function useDraftFacts(product: Product): Partial<Record<Part, string>> {
  const { review: text } = useMessages(createProductCatalogue)
  const { settings: ofSettings, general, course } = useMessages(productCatalogue)
  const { type } = useMessages(productsCatalogue)
  const { locale } = useLocale()
  const format = useFormat()
  const { id: productId, currency } = product
  const settings = useQuery(api.seller.products.getSettings.queryOptions({ productId })).data
  const contents = useQuery(api.seller.contents.list.queryOptions({ productId })).data
  const lessons = usePublishedLessons(productId)
  const money = (cents: number) => format.money(cents, currency)
  const line = (parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ')
  const { pix, creditCard, billet } = ofSettings.method
  return {
    product: line([
      product.name,
      type[product.type],
      categories.find(({ id }) => id === product.category)?.names[locale],
    ]),
    description: product.description,
    support: line([
      text.guarantee(general.days(product.guaranteeDays)),
      line([product.supportEmail, product.supportPhone]) || text.noSupport,
    ]),
    price: line(product.offers.map(({ title, priceCents }) => `${title}: ${money(priceCents)}`)),
    ...(contents && {
      content: line([
        lessons ? course.published(lessons) : null,
        ...contents.contents.map(({ title }) => title),
        contents.deliveryNote,
      ]),
    }),
    ...(settings && {
      shipping:
        settings.fretePriceCents === null
          ? line(
              settings.deliveryOptions.map(
                ({ description, fareAmountCents }) => `${description}: ${money(fareAmountCents)}`,
              ),
            )
          : `${ofSettings.fretePrice}: ${money(settings.fretePriceCents)}`,
      payment: line([
        settings.pixEnabled && pix.label,
        settings.creditCardEnabled && text.card(creditCard.label, settings.numberOfInstallments),
        settings.billetEnabled && billet.label,
      ]),
    }),
  }
}
