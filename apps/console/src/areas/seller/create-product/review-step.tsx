import { descriptionMin } from '@balcao/server/modules/catalog/reviews/review.input'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { Field } from '@balcao/ui/field'
import { Skeleton } from '@balcao/ui/skeleton'
import { Textarea } from '@balcao/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { coreCatalogue } from '../../../i18n/core/catalogue.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { QueryStates } from '../../../kit/query-states.tsx'
import { type Product, whatShowsProducts } from '../my-products/product/product.ts'
import { createProductCatalogue } from './catalogue.ts'
import { StepBar } from './step-bar.tsx'
import type { Step } from './steps.ts'

type Part = 'description' | 'price' | 'content' | 'shipping'
const stepsOfParts: Record<Part, Step> = {
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

/** What the draft still lacks, by the server's own rules, and the button that sends it. */
export function ReviewStep({ product, onBack, onGo, onSent }: ReviewStepProps) {
  const { review: text } = useMessages(createProductCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const format = useFormat()
  const [message, setMessage] = useState('')
  const readiness = useQuery(api.seller.products.readiness.queryOptions({ productId: product.id }))
  const submit = useAction(api.seller.products.submit, {
    invalidates: whatShowsProducts,
    done: text.sent,
  })
  const contents = useQuery(api.seller.contents.list.queryOptions({ productId: product.id })).data
  const facts: Partial<Record<Part, string>> = {
    description: product.description,
    price: product.offers
      .map(({ title, priceCents }) => `${title}: ${format.money(priceCents, product.currency)}`)
      .join(' · '),
    ...(contents && {
      content: [...contents.contents.map(({ title }) => title), contents.deliveryNote ?? '']
        .filter(Boolean)
        .join(' · '),
    }),
  }
  const parts: Part[] =
    product.type === 'FISICO' ? ['description', 'price', 'shipping'] : ['description', 'price', 'content']
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
                  const isMissing = missing.includes(part)
                  const Icon = isMissing ? CircleAlert : CircleCheck
                  return (
                    <li
                      key={part}
                      className="flex items-center gap-3 border-default border-b py-3 last:border-b-0"
                    >
                      <Icon
                        aria-hidden="true"
                        className={
                          isMissing ? 'size-5 shrink-0 text-pending' : 'size-5 shrink-0 text-positive'
                        }
                      />
                      <span className="grid flex-1">
                        <span className="font-medium">{text.part[part]}</span>
                        <span className="line-clamp-2 text-muted text-sm">
                          {isMissing ? reasons[part] : (facts[part] ?? text.ready)}
                        </span>
                      </span>
                      <Button size="small" onClick={() => onGo(stepsOfParts[part])}>
                        {isMissing ? text.fix : text.change}
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
