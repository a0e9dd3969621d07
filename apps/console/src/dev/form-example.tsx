import { Input } from '@balcao/ui/input'
import { MaskedInput } from '@balcao/ui/masked-input'
import { phoneMask } from '@balcao/ui/masks'
import { MoneyInput } from '@balcao/ui/money-input'
import { Textarea } from '@balcao/ui/textarea'
import { z } from 'zod'
import { FormField } from '../kit/form/form-field.tsx'
import { FormPage } from '../kit/form/form-page.tsx'
import { FormSection } from '../kit/form/form-section.tsx'
import { UploadField } from '../kit/form/upload-field.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'

const schema = z.object({
  name: z.string().min(3, 'Use pelo menos 3 letras.'),
  description: z.string().min(20, 'Conte um pouco mais.'),
  priceCents: z.int().min(500, 'O preço mínimo é R$ 5,00.').nullable(),
  phone: z.string(),
})

const labels = { name: 'Nome', description: 'Descrição', priceCents: 'Preço', phone: 'WhatsApp' }

export function FormExample() {
  const form = useZodForm(schema, {
    name: 'Curso Pão',
    description: '',
    priceCents: 19700,
    phone: '11987654321',
  })
  const { control } = form
  return (
    <FormPage
      title="Editar produto"
      purpose="O que o comprador vê."
      form={form}
      labels={labels}
      onSave={async () => undefined}
    >
      <FormSection title="Produto" text="Nome e descrição aparecem no checkout.">
        <FormField control={control} name="name" label={labels.name} isRequired>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField
          control={control}
          name="description"
          label={labels.description}
          help="Pelo menos 20 caracteres."
        >
          {(field) => <Textarea {...field} />}
        </FormField>
      </FormSection>
      <FormSection title="Imagem" text="Quadrada, de 800 px ou mais.">
        <UploadField
          label="Imagem do produto"
          purpose="PRODUCT_IMAGE"
          accept={['image/png', 'image/jpeg', 'image/webp']}
          maxMegabytes={5}
          onUploaded={() => undefined}
        />
      </FormSection>
      <FormSection title="Venda">
        <FormField control={control} name="priceCents" label={labels.priceCents}>
          {(field) => (
            <MoneyInput
              valueCents={field.value}
              onChange={field.onChange}
              currencySymbol="R$"
              languageTag="pt-BR"
            />
          )}
        </FormField>
        <FormField control={control} name="phone" label={labels.phone} hint="opcional">
          {(field) => <MaskedInput mask={phoneMask} value={field.value} onChange={field.onChange} />}
        </FormField>
      </FormSection>
    </FormPage>
  )
}
