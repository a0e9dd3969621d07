import { problem } from '@balcao/domain/texts/input-problems'
import { Button } from '@balcao/ui/button'
import { phoneMask } from '@balcao/ui/masks'
import { useState } from 'react'
import { z } from 'zod'
import { CurrencyProvider } from '#kit/currency.tsx'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormDialog } from '#kit/form/form-dialog.tsx'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { FormPage } from '#kit/form/form-page.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { productLookUp } from './example-products.ts'

const schema = z.object({
  name: z.string().trim().min(3),
  description: z.string().max(200),
  priceCents: z.int().min(500).nullable(),
  installmentsMax: z.int().min(1).max(12).nullable(),
  language: z.enum(['PT_BR', 'EN_US']),
  methods: z.array(z.enum(['PIX', 'CREDIT_CARD', 'BILLET'])).min(1),
  isPaused: z.boolean(),
  imageUrl: z.string().nullable(),
  partnerId: z.string().nullable(),
  support: z.object({ email: z.email(), phone: z.string() }),
  bumps: z
    .array(
      z
        .object({ title: z.string().min(1), priceCents: z.int().min(100).nullable() })
        .refine(({ priceCents }) => priceCents !== null, {
          path: ['priceCents'],
          error: problem('required'),
        }),
    )
    .max(5),
})
type ProductForm = z.input<typeof schema>

const {
  CheckboxesField,
  LookUpField,
  MaskField,
  MoneyField,
  NumberField,
  RowsField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  UploadField,
} = fieldsOf<ProductForm>()

const stored: ProductForm = {
  name: 'Curso Pão',
  description: '',
  priceCents: 19700,
  installmentsMax: 12,
  language: 'PT_BR',
  methods: ['PIX', 'CREDIT_CARD'],
  isPaused: false,
  imageUrl: null,
  partnerId: 'kit',
  support: { email: 'oi@forno.example', phone: '11987654321' },
  bumps: [
    { title: 'E-book de recheios', priceCents: 2700 },
    { title: 'Planilha de custos', priceCents: 1900 },
  ],
}
const query = { queryKey: ['form example'], queryFn: async () => structuredClone(stored) }

/** A server that refuses a cheap bump, to show where its refusal appears. */
async function save(values: z.output<typeof schema>): Promise<void> {
  const place = values.bumps.findIndex(({ priceCents }) => priceCents !== null && priceCents < 500)
  if (place !== -1)
    throw Object.assign(new Error('refused'), {
      data: { appCode: 'input_invalid', fieldErrors: { [`bumps.${place}.priceCents`]: 'too_small:500' } },
    })
  Object.assign(stored, values)
}

/** The same form on a page, in a drawer and in a dialog. */
export function FormExample() {
  const form = useRecordForm({ query, schema, toForm: (record) => record ?? stored, save })
  const [opened, setOpened] = useState<'drawer' | 'dialog' | null>(null)
  return (
    <>
      <FormPage
        title="Editar produto"
        purpose="O que o comprador vê."
        form={form}
        actions={
          <>
            <Button onClick={() => setOpened('drawer')}>Em uma gaveta</Button>
            <Button onClick={() => setOpened('dialog')}>Em um diálogo</Button>
          </>
        }
      >
        <FormSection title="Produto" text="Nome e descrição aparecem no checkout.">
          <TextField name="name" label="Nome" isRequired />
          <TextareaField name="description" label="Descrição" hint="opcional" maxLength={200} />
          <UploadField
            name="imageUrl"
            label="Imagem do produto"
            help="Quadrada, de 800 px ou mais."
            purpose="PRODUCT_IMAGE"
            accept={['image/png', 'image/jpeg', 'image/webp']}
            maxMegabytes={5}
            keep="imageUrl"
          />
        </FormSection>
        <FormSection title="Venda">
          <div className="grid gap-4 sm:grid-cols-3">
            <MoneyField name="priceCents" label="Preço" isRequired />
            <NumberField name="installmentsMax" label="Parcelas" />
            <SelectField
              name="language"
              label="Idioma"
              options={[
                { value: 'PT_BR', label: 'Português' },
                { value: 'EN_US', label: 'Inglês' },
              ]}
            />
          </div>
          <CheckboxesField
            name="methods"
            label="Formas de pagamento"
            help="Pelo menos um fica ligado."
            options={[
              { value: 'PIX', label: 'Pix', description: 'Aprovação imediata' },
              { value: 'CREDIT_CARD', label: 'Cartão de crédito' },
              { value: 'BILLET', label: 'Boleto' },
            ]}
          />
          <SwitchField name="isPaused" label="Pausar as vendas" help="O checkout avisa que voltamos logo." />
          <LookUpField name="partnerId" label="Vendido junto com" lookUp={productLookUp} />
        </FormSection>
        <FormSection title="Suporte">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="support.email" label="E-mail do suporte" type="email" isRequired />
            <MaskField name="support.phone" label="WhatsApp" mask={phoneMask} />
          </div>
        </FormSection>
        <FormSection title="Order bumps" text="Oferecidos antes do botão de pagar.">
          <BumpRows />
        </FormSection>
      </FormPage>
      {opened === 'drawer' && <DrawerExample onClose={() => setOpened(null)} />}
      {opened === 'dialog' && (
        <CurrencyProvider currency="USD">
          <DialogExample onClose={() => setOpened(null)} />
        </CurrencyProvider>
      )}
    </>
  )
}

function BumpRows() {
  return (
    <RowsField
      name="bumps"
      label="Ofertas"
      rowLabel={(index) => `Bump ${index + 1}`}
      addLabel="Adicionar bump"
      newRow={() => ({ title: '', priceCents: null })}
      max={5}
    >
      {(path) => (
        <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
          <TextField name={`${path}.title`} label="Título" isRequired />
          <MoneyField name={`${path}.priceCents`} label="Preço" isRequired />
        </div>
      )}
    </RowsField>
  )
}

function DrawerExample({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({ query, schema, toForm: (record) => record ?? stored, save })
  return (
    <FormDrawer form={form} title="Editar bumps" onClose={onClose}>
      <TextField name="name" label="Nome" isRequired />
      <BumpRows />
    </FormDrawer>
  )
}

function DialogExample({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({
    schema,
    toForm: () => ({ ...stored, name: '', priceCents: null, bumps: [] }),
    save,
  })
  return (
    <FormDialog form={form} title="Novo produto em dólar" description="O resto vem depois." onClose={onClose}>
      <TextField name="name" label="Nome" isRequired />
      <MoneyField name="priceCents" label="Preço" />
    </FormDialog>
  )
}
