import { useState } from 'react'
import { Checkbox } from '#checkbox.tsx'
import { Combobox } from '#combobox.tsx'
import { type DateRange, DateRangePicker } from '#date-range-picker.tsx'
import { Field } from '#field.tsx'
import { RadioGroup } from '#radio-group.tsx'
import { SegmentedControl } from '#segmented-control.tsx'
import { Select } from '#select.tsx'
import { Switch } from '#switch.tsx'
import { Tabs } from '#tabs.tsx'
import type { GallerySection } from './gallery-section.ts'

const products = [
  { value: 'bread', label: 'Curso Pão de Fermentação', detail: 'R$ 197,00' },
  { value: 'mentoring', label: 'Mentoria 90 dias', detail: 'R$ 1.490,00' },
  { value: 'kit', label: 'Kit Levain + Banneton', detail: 'R$ 238,90' },
]
const presets = [
  { value: 'TODAY', label: 'Hoje' },
  { value: '7', label: '7 dias' },
  { value: '14', label: '14 dias' },
  { value: '30', label: '30 dias' },
] as const

function SelectExample({ options, label }: { options: typeof products; label: string }) {
  const [value, setValue] = useState<string | null>(options[0]?.value ?? null)
  return (
    <Field label={label}>
      <Select
        options={options}
        value={value}
        onChange={setValue}
        placeholder="Escolha um produto"
        emptyText="Nada encontrado."
        clearLabel="Limpar escolha"
      />
    </Field>
  )
}

function ComboboxExample({ options, label }: { options: typeof products; label: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Field label={label}>
      <Combobox
        options={options}
        value={value}
        onChange={setValue}
        placeholder="Todos os produtos"
        searchLabel="Buscar produto"
        emptyText="Nada encontrado."
        clearLabel="Limpar escolha"
      />
    </Field>
  )
}

function CheckboxExample() {
  const [isChecked, setIsChecked] = useState(true)
  return (
    <div className="grid gap-3">
      <Checkbox label="Lembrar deste dispositivo" checked={isChecked} onChange={setIsChecked} />
      <Checkbox
        label="Enviar Pix gerado"
        description="Conta como conversão."
        checked={false}
        onChange={setIsChecked}
      />
      <Checkbox label="Todas as linhas" checked="indeterminate" onChange={setIsChecked} />
      <Checkbox label="Aceito os termos" error="Aceite os termos." checked={false} onChange={setIsChecked} />
      <Checkbox label="Indisponível" disabled checked onChange={setIsChecked} />
    </div>
  )
}

function RadioExample() {
  const [value, setValue] = useState('ONE_TIME')
  return (
    <RadioGroup
      label="Tipo de oferta"
      value={value}
      onChange={setValue}
      options={[
        { value: 'ONE_TIME', label: 'Pagamento único', description: 'O comprador paga uma vez.' },
        { value: 'SUBSCRIPTION', label: 'Assinatura', description: 'Cobrança a cada período.' },
        { value: 'NONE', label: 'Indisponível', isDisabled: true },
      ]}
    />
  )
}

function SwitchExample() {
  const [isOn, setIsOn] = useState(true)
  return (
    <div className="grid max-w-md gap-4">
      <Switch
        label="Carrinho abandonado"
        description="Guarda quem começou e não pagou."
        checked={isOn}
        onChange={setIsOn}
      />
      <Switch label="Boleto" checked={!isOn} onChange={(on) => setIsOn(!on)} />
      <Switch label="Indisponível" checked={false} disabled onChange={setIsOn} />
    </div>
  )
}

function SegmentsExample() {
  const [preset, setPreset] = useState<'TODAY' | '7' | '14' | '30' | DateRange>('30')
  const [view, setView] = useState<'list' | 'grid'>('list')
  return (
    <div className="grid justify-items-start gap-4">
      <DateRangePicker
        label="Período"
        presets={presets}
        value={preset}
        onChange={setPreset}
        custom={{
          label: 'Personalizado',
          fromLabel: 'De',
          toLabel: 'Até',
          applyLabel: 'Aplicar',
          formatRange: (range) => `${range.from} a ${range.to}`,
          latest: '2026-11-15',
          shown: { from: '2026-10-17', to: '2026-11-15' },
          invertedText: 'O fim vem antes do início. Troque as datas.',
          futureText: 'Escolha datas até hoje.',
        }}
      />
      <SegmentedControl
        label="Visão"
        segments={[
          { value: 'list', label: 'Lista' },
          { value: 'grid', label: 'Grade' },
        ]}
        value={view}
        onChange={setView}
      />
    </div>
  )
}

function TabsExample() {
  const [tab, setTab] = useState('summary')
  return (
    <Tabs
      label="Partes da venda"
      value={tab}
      onChange={setTab}
      items={[
        { id: 'summary', label: 'Resumo', content: 'O que foi comprado, por quem e por quanto.' },
        { id: 'timeline', label: 'Linha do tempo', count: 4, content: 'Cada acontecimento, com a origem.' },
        { id: 'money', label: 'Dinheiro', content: 'Do bruto ao líquido.' },
      ]}
    />
  )
}

export const choicesGallery: GallerySection = {
  id: 'choices',
  title: 'Choices',
  examples: [
    {
      name: 'Select and combobox, with and without options',
      element: (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectExample label="Produto" options={products} />
          <SelectExample label="Sem opções" options={[]} />
          <ComboboxExample label="Produto, com busca" options={products} />
          <ComboboxExample label="Busca sem opções" options={[]} />
        </div>
      ),
    },
    { name: 'Checkbox', element: <CheckboxExample /> },
    { name: 'Radio group', element: <RadioExample /> },
    { name: 'Switch', element: <SwitchExample /> },
    { name: 'Date range and segmented control', element: <SegmentsExample /> },
    { name: 'Tabs', element: <TabsExample /> },
  ],
}
