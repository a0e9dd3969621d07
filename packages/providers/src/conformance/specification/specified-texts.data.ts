import type { ProviderName } from '#provider-names.ts'

/**
 * The texts of sections 5 and 8 of the specification, word for word, and the providers where each is reached.
 * `{}` stands for the provider's own message.
 */
export const specifiedTexts: readonly [text: string, ...providers: ProviderName[]][] = [
  ['Foto do documento é obrigatório.', 'IUGU', 'IUGUBAAS'],
  ['Foto do documento com pessoa é obrigatório.', 'IUGU', 'IUGUBAAS'],
  ['Comprovante de endereço é obrigatório.', 'IUGU', 'IUGUBAAS'],
  ['Balanço patrimonial é obrigatório.', 'IUGU', 'IUGUBAAS'],
  ['Contrato social é obrigatório.', 'IUGU', 'IUGUBAAS'],
  ['Banco não suportado, tente outro.', 'IUGU', 'ABMEXSPLIT'],
  ['Adquirente requer campo de renda mensal.', 'ASAAS'],
  ['Tipo de documento não encontrado.', 'IUGU'],
  ['Recebedor não encontrado.', 'IUGU'],
  ['Receiver not found.', 'PAGARME'],
  ['Adquirente não aceita CPF', 'ABMEXSPLIT'],
  ['Public key is required', 'ZENET'],
  ['Public key and secret key are required', 'FLOW2PAY'],
  ['Failed to authenticate with Flow2Pay', 'FLOW2PAY'],
  ['Bravive secretKey is required', 'BRAVIVE'],
  ['Unauthorized.', 'VOLUTI', 'ONZ', 'TREEAL', 'PODPAY'],
  ['card é obrigatório.', 'WITETEC'],
  ['Card token is required for credit card payments.', 'LYNXPAY'],
  ['CPF inválido, deve conter 11 dígitos.', 'RAPDYN'],
  ['Telefone inválido, número de dígitos incorreto.', 'RAPDYN'],
  ['Boleto not implemented', 'PAGO'],
  ['Credit card not implemented', 'PAGO'],
  ['Invalid payment method', 'PAGO'],
  ['Payment method not supported', 'MERCADOPAGO'],
  ['Error on upload pdf', 'TRANSFEERA'],
  ['Error on withdraw', 'FIREBANK'],
  ['Erro salvando cartão', 'IUGU'],
  ['Erro ao aprovar o reembolso.', 'IUGU', 'IUGUBAAS'],
  ['Erro ao criar transação', 'WITETEC', 'PLUGGOU'],
  ['Houve um erro ao tentar realizar o saque - {}', 'RAPDYN'],
  ['Bravive API Error: {}', 'BRAVIVE'],
  ['Bravive API Error (Get Withdraw): {}', 'BRAVIVE'],
  ['Erro ao criar transação PIX: {}', 'FLOW2PAY'],
  ['Erro ao solicitar devolução: {}', 'FLOW2PAY'],
  ['Método de pagamento não implementado para Flow2Pay.', 'FLOW2PAY'],
  ['Failed to process the withdraw request.', 'LEXXEN'],
]

/** Texts that the specification gives for some providers without naming them. */
export const textsOfSome: readonly [text: string, providersAtLeast: number][] = [
  ['Unsupported payment method', 1],
  ['Método de pagamento não suportado', 1],
  ['Invalid payment method', 1],
  ['Internal server error', 3],
  ['Erro ao criar transação', 4],
  ['Ocorreu um erro desconhecido.', 1],
  ['Erro desconhecido.', 1],
]
