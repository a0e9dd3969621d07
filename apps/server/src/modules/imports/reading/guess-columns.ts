import { isValidEmail } from '@balcao/domain/people/email'
import {
  type ColumnMatching,
  type ImportField,
  type ImportSource,
  type ImportSubject,
  importFields,
} from '@balcao/domain/platform/imports'
import { folded } from './read-cell.ts'

/**
 * Headings of a field, the most certain first, in the form of `folded`. The headings of Hotmart and Kiwify
 * come from public programs that read their exports (decision 0041 lists the known and the guessed ones); the
 * rest are the usual words of such files.
 */
const headings: Record<ImportField, readonly string[]> = {
  foreignId: [
    'codigo da transacao',
    'id da venda',
    'codigo do assinante',
    'id da assinatura',
    'codigo do produto',
    'transacao',
    'transaction',
    'transaction id',
    'transaction code',
    'order id',
    'sale id',
    'subscription id',
    'subscriber code',
    'codigo do assinante a',
    'codigo da venda',
    'codigo do pedido',
    'numero do pedido',
    'id do pedido',
    'pedido',
    'id do produto',
    'product id',
    'codigo de la transaccion',
    'codigo',
    'code',
    'id',
  ],
  product: [
    'produto',
    'nome do produto',
    'product',
    'product name',
    'producto',
    'nombre del producto',
    'curso',
    'item',
    'plano',
    'plan',
    'nome',
    'name',
    'titulo',
  ],
  amount: [
    'valor de compra com impostos',
    'total com acrescimo',
    'valor da compra em moeda da conta',
    'valor total',
    'preco total',
    'valor bruto',
    'faturamento bruto sem impostos',
    'preco base do produto',
    'valor da assinatura',
    'valor da recorrencia',
    'valor pago',
    'valor',
    'preco',
    'total',
    'total price',
    'gross amount',
    'amount',
    'price',
    'precio',
    'precio total',
    'importe',
    'monto',
  ],
  soldAt: [
    'data da transacao',
    'data de criacao',
    'data da venda',
    'data de venda',
    'data do pedido',
    'data da compra',
    'confirmacao do pagamento',
    'data do pagamento',
    'created at',
    'sale date',
    'order date',
    'purchase date',
    'transaction date',
    'fecha de venta',
    'fecha de compra',
    'fecha',
    'data',
    'date',
  ],
  status: [
    'status da transacao',
    'status da assinatura',
    'status',
    'situacao',
    'estado da venda',
    'estado de la transaccion',
  ],
  currency: ['moeda de compra', 'moeda', 'currency', 'moneda', 'moeda do preco do produto'],
  method: [
    'metodo de pagamento',
    'forma de pagamento',
    'meio de pagamento',
    'pagamento',
    'payment method',
    'payment type',
    'metodo de pago',
    'medio de pago',
  ],
  name: [
    'comprador a',
    'cliente',
    'assinante',
    'nome do comprador',
    'nome do cliente',
    'nome do assinante',
    'comprador',
    'nome completo',
    'nome',
    'customer name',
    'customer',
    'buyer name',
    'buyer',
    'full name',
    'name',
    'nombre',
    'nombre del comprador',
  ],
  email: [
    'email do a comprador a',
    'email',
    'e mail',
    'email do comprador',
    'email do cliente',
    'email do assinante',
    'e mail do comprador',
    'e mail do cliente',
    'customer email',
    'buyer email',
    'correo',
    'correo electronico',
  ],
  document: ['documento', 'cpf cnpj', 'cpf', 'cnpj', 'document', 'tax id', 'documento do comprador'],
  phone: ['telefone', 'celular', 'whatsapp', 'phone', 'mobile', 'telefono', 'telefone final'],
  nextDueOn: [
    'data de vencimento',
    'proxima cobranca',
    'data da proxima cobranca',
    'proximo pagamento',
    'data do proximo pagamento',
    'next charge',
    'next payment',
    'next billing date',
    'proximo cobro',
    'proximo pago',
    'vencimento',
  ],
  frequency: ['periodicidade', 'frequencia', 'recorrencia', 'frequency', 'interval', 'plano', 'plan'],
  description: ['descricao', 'description', 'descripcion'],
}

/** Headings that mean another field in the files of one platform than in most files. */
const own: Partial<Record<ImportSource, Partial<Record<`${ImportSubject}.${ImportField}`, string>>>> = {
  HOTMART: {
    'SALES.foreignId': 'codigo da transacao',
    'SUBSCRIPTIONS.foreignId': 'codigo do assinante',
    'PRODUCTS.foreignId': 'codigo do produto',
  },
  KIWIFY: { 'SALES.foreignId': 'id da venda', 'SUBSCRIPTIONS.foreignId': 'id da assinatura' },
}

/** Values that identify a column without a known heading. */
const proofs: Partial<Record<ImportField, (value: string) => boolean>> = {
  email: isValidEmail,
}

type File = { source: ImportSource; subject: ImportSubject; headings: readonly string[]; samples: string[][] }

/**
 * Guesses columns by their headings, and the e-mail address by its values. Each column is used for one field
 * at most.
 */
export function guessColumns({ source, subject, headings: found, samples }: File): ColumnMatching {
  const names = found.map(folded)
  const matching: ColumnMatching = {}
  const taken = new Set<number>()
  for (const field of importFields[subject]) {
    const words = [own[source]?.[`${subject}.${field}`] ?? [], headings[field]].flat()
    const column = words.map((word) => names.indexOf(word)).find((place) => place !== -1 && !taken.has(place))
    if (column === undefined) continue
    matching[field] = column
    taken.add(column)
  }
  for (const field of importFields[subject]) {
    const isProof = proofs[field]
    if (!isProof || matching[field] !== undefined || samples.length === 0) continue
    const column = names.findIndex(
      (_, place) => !taken.has(place) && samples.every((row) => isProof((row[place] ?? '').trim())),
    )
    if (column === -1) continue
    matching[field] = column
    taken.add(column)
  }
  return matching
}
