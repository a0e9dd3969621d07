import { Search } from 'lucide-react'
import { useState } from 'react'
import { CodeInput } from '#code-input.tsx'
import { Field } from '#field.tsx'
import { FileUpload } from '#file-upload.tsx'
import { FormErrorSummary } from '#form-error-summary.tsx'
import { Input } from '#input.tsx'
import { MaskedInput } from '#masked-input.tsx'
import { cepMask, documentMask, type InputMask, phoneMask } from '#masks.ts'
import { MoneyInput } from '#money-input.tsx'
import { PasswordInput } from '#password-input.tsx'
import { Textarea } from '#textarea.tsx'
import type { GallerySection } from './gallery-section.ts'

function MaskExample({ label, mask, initial }: { label: string; mask: InputMask; initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Field label={label}>
      <MaskedInput mask={mask} value={value} onChange={setValue} />
    </Field>
  )
}

function MoneyExample({ initial, error }: { initial: number | null; error?: string }) {
  const [cents, setCents] = useState(initial)
  return (
    <Field label="Valor do saque" help="Disponível: R$ 9.874,20" error={error}>
      <MoneyInput valueCents={cents} onChange={setCents} currencySymbol="R$" languageTag="pt-BR" />
    </Field>
  )
}

function CodeExample({ initial, error }: { initial: string; error?: string }) {
  const [code, setCode] = useState(initial)
  return (
    <Field label="Código de 6 dígitos" error={error}>
      <CodeInput value={code} onChange={setCode} />
    </Field>
  )
}

function UploadExample({ result }: { result: 'done' | 'refused' | 'failed' }) {
  return (
    <Field label={`Comprovante (${result})`}>
      <FileUpload
        accept={['image/png', 'image/jpeg', 'application/pdf']}
        maxBytes={10_000_000}
        onUpload={async () => result}
        texts={{
          choose: 'Escolher arquivo',
          rules: 'JPG, PNG ou PDF de até 10 MB',
          uploading: 'Enviando',
          cancel: 'Cancelar envio',
          retry: 'Tentar de novo',
          remove: 'Remover',
          replace: 'Trocar',
          wrongType: 'Envie um arquivo JPG, PNG ou PDF.',
          tooLarge: 'O arquivo passa de 10 MB.',
          done: 'Upload realizado com sucesso!',
          notAccepted: 'O arquivo não foi aceito. Envie um arquivo JPG, PNG ou PDF válido, de até 10 MB.',
          refused: 'Houve um erro ao tentar realizar o upload, contate o suporte',
          failed: 'Falha no upload',
        }}
      />
    </Field>
  )
}

export const formsGallery: GallerySection = {
  id: 'forms',
  title: 'Forms',
  examples: [
    {
      name: 'Field and input: empty, filled, help, error, disabled, read-only',
      element: (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Nome do produto" isRequired>
            <Input placeholder="Curso Pão de Fermentação" />
          </Field>
          <Field label="E-mail de suporte" help="Aparece no recibo do comprador." hint="opcional">
            <Input defaultValue="ajuda@forno.com.br" type="email" />
          </Field>
          <Field label="E-mail" error="Confira o endereço: falta o domínio.">
            <Input defaultValue="marina@" type="email" />
          </Field>
          <Field label="Busca">
            <Input prefix={<Search />} placeholder="Nome, e-mail ou pedido" />
          </Field>
          <Field label="Indisponível">
            <Input defaultValue="Não se muda aqui" disabled />
          </Field>
          <Field label="Só leitura">
            <Input defaultValue="pay_7K2M9Q" readOnly />
          </Field>
        </div>
      ),
    },
    {
      name: 'Textarea and password',
      element: (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Descrição" help="Mínimo de 100 caracteres.">
            <Textarea defaultValue="Do levain ao forno, em oito aulas curtas." />
          </Field>
          <Field label="Senha">
            <PasswordInput showLabel="Mostrar senha" hideLabel="Ocultar senha" defaultValue="pao-quentinho" />
          </Field>
        </div>
      ),
    },
    {
      name: 'Money: filled, empty, error',
      element: (
        <div className="grid gap-4 sm:grid-cols-3">
          <MoneyExample initial={123456} />
          <MoneyExample initial={null} />
          <MoneyExample initial={99999999} error="O valor passa do seu saldo disponível." />
        </div>
      ),
    },
    {
      name: 'Masks: document, alphanumeric CNPJ, phone, CEP',
      element: (
        <div className="grid gap-4 sm:grid-cols-2">
          <MaskExample label="CPF ou CNPJ" mask={documentMask} initial="52998224725" />
          <MaskExample label="CNPJ com letras" mask={documentMask} initial="12ABC34501DE35" />
          <MaskExample label="Celular" mask={phoneMask} initial="11987654321" />
          <MaskExample label="CEP" mask={cepMask} initial="01001000" />
        </div>
      ),
    },
    {
      name: 'Code: empty, half, wrong',
      element: (
        <div className="flex flex-wrap gap-6">
          <CodeExample initial="" />
          <CodeExample initial="482" />
          <CodeExample initial="482913" error="Código inválido ou vencido." />
        </div>
      ),
    },
    {
      name: 'Upload: done, refused, failed',
      element: (
        <div className="grid gap-4">
          <UploadExample result="done" />
          <UploadExample result="refused" />
          <UploadExample result="failed" />
        </div>
      ),
    },
    {
      name: 'Error summary',
      element: (
        <FormErrorSummary
          title="Confira 2 campos para continuar"
          attempt={0}
          errors={[
            { fieldId: 'name', message: 'Informe o nome do produto.' },
            { fieldId: 'price', message: 'O preço mínimo é R$ 5,00.' },
          ]}
        />
      ),
    },
  ],
}
