import { fillWords, hasUnknownVariable, whatsappVariables } from '@balcao/domain/texts/own-words'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'
import type { PlanForm } from './plan-form.ts'

const { SwitchField, TextareaField } = fieldsOf<PlanForm>()

/** The text that "Open WhatsApp" prepares, with its preview. */
export function WhatsappSection() {
  const { automation: text, action } = useMessages(abandonedCartCatalogue)
  const isOwn = useWatch<PlanForm, 'isOwnWhatsapp'>({ name: 'isOwnWhatsapp' })
  const written = useWatch<PlanForm, 'whatsappText'>({ name: 'whatsappText' })
  return (
    <FormSection title="WhatsApp" text={text.whatsappText}>
      <SwitchField name="isOwnWhatsapp" label={text.ownWords} help={text.ownWordsHelp} />
      {isOwn && (
        <TextareaField
          name="whatsappText"
          label={text.body}
          help={text.variables(whatsappVariables.map((name) => `{${name}}`).join(', '))}
          rows={5}
          isRequired
        />
      )}
      <WhatsappPreview words={isOwn ? written : action.whatsappText} />
    </FormSection>
  )
}

/** The text as a visitor gets it; nothing while the text has an unknown variable or the sample is loading. */
function WhatsappPreview({ words }: { words: string }) {
  const { automation: text } = useMessages(abandonedCartCatalogue)
  const format = useFormat()
  const { data } = useQuery(
    api.seller.carts.preview.queryOptions({ reason: 'LEFT', isLast: false, words: null }),
  )
  if (!data || words.trim() === '' || hasUnknownVariable(words, whatsappVariables)) return null
  const filled = fillWords(words, {
    nome: data.visitorFirstName,
    produto: data.productName,
    valor: format.money(data.amountCents, data.currency),
    vendedor: data.sellerName,
    link: `${window.location.origin}/checkout/…`,
  })
  return (
    <section aria-label={text.preview} className="grid gap-2">
      <p className="text-muted text-sm">{text.preview}</p>
      <p className="wrap-anywhere whitespace-pre-line rounded-control border border-default p-4 text-sm">
        {filled}
      </p>
    </section>
  )
}
