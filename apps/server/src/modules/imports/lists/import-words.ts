import type {
  ImportedSaleStatus,
  ImportField,
  ImportSource,
  RowRefusal,
} from '@balcao/domain/platform/imports'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'

/** Texts in the files about an import that a seller downloads. */
export const sourceWords: Record<ImportSource, string> = { HOTMART: 'Hotmart', KIWIFY: 'Kiwify', CSV: 'CSV' }

export const saleStatusWords: Record<ConsoleLocale, Record<ImportedSaleStatus, string>> = {
  PT_BR: { PAID: 'Paga', REFUNDED: 'Reembolsada', CHARGEBACK: 'Chargeback' },
  EN_US: { PAID: 'Paid', REFUNDED: 'Refunded', CHARGEBACK: 'Chargeback' },
}

export const fieldWords: Record<ConsoleLocale, Record<ImportField, string>> = {
  PT_BR: {
    foreignId: 'Código',
    product: 'Produto',
    amount: 'Valor',
    soldAt: 'Data da venda',
    status: 'Status',
    currency: 'Moeda',
    method: 'Forma de pagamento',
    name: 'Nome',
    email: 'E-mail',
    document: 'Documento',
    phone: 'Telefone',
    nextDueOn: 'Próxima cobrança',
    frequency: 'Periodicidade',
    description: 'Descrição',
  },
  EN_US: {
    foreignId: 'Code',
    product: 'Product',
    amount: 'Amount',
    soldAt: 'Date of the sale',
    status: 'Status',
    currency: 'Currency',
    method: 'Payment method',
    name: 'Name',
    email: 'Email',
    document: 'Document',
    phone: 'Phone',
    nextDueOn: 'Next charge',
    frequency: 'Frequency',
    description: 'Description',
  },
}

export const refusalWords: Record<ConsoleLocale, Record<RowRefusal, string>> = {
  PT_BR: {
    MISSING: 'Campo obrigatório em branco',
    TOO_LONG: 'Texto longo demais',
    AMOUNT_INVALID: 'Valor inválido',
    AMOUNT_UNCLEAR: 'Valor ambíguo: escreva os centavos (1.500,00)',
    AMOUNT_NEGATIVE: 'Valor negativo',
    DATE_INVALID: 'Data inválida: use dd/mm/aaaa ou aaaa-mm-dd',
    DATE_IN_FUTURE: 'Data no futuro',
    EMAIL_INVALID: 'E-mail inválido',
    CURRENCY_UNKNOWN: 'Moeda não aceita: use BRL, USD, EUR ou MXN',
    STATUS_UNKNOWN: 'Status não reconhecido',
    FREQUENCY_UNKNOWN: 'Periodicidade não reconhecida',
    NOT_PAID: 'Venda não paga',
    NOT_ACTIVE: 'Assinatura não ativa',
    OVERDUE: 'Próxima cobrança no passado',
    REPEATED: 'Repetida no arquivo',
  },
  EN_US: {
    MISSING: 'Required field left blank',
    TOO_LONG: 'Text too long',
    AMOUNT_INVALID: 'Invalid amount',
    AMOUNT_UNCLEAR: 'Unclear amount: write the cents (1,500.00)',
    AMOUNT_NEGATIVE: 'Negative amount',
    DATE_INVALID: 'Invalid date: use dd/mm/yyyy or yyyy-mm-dd',
    DATE_IN_FUTURE: 'Date in the future',
    EMAIL_INVALID: 'Invalid email',
    CURRENCY_UNKNOWN: 'Currency not accepted: use BRL, USD, EUR or MXN',
    STATUS_UNKNOWN: 'Unknown status',
    FREQUENCY_UNKNOWN: 'Unknown frequency',
    NOT_PAID: 'Sale not paid',
    NOT_ACTIVE: 'Subscription not active',
    OVERDUE: 'Next charge in the past',
    REPEATED: 'Repeated in the file',
  },
}
