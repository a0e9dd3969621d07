import type { ProviderName } from '#provider-names.ts'

/**
 * Every call of section 7 of the specification, and the providers that make it. Where the specification names
 * no provider, the choice is recorded here; the provider's own file gives the reason.
 */
export const specifiedCalls: readonly [call: string, ...providers: ProviderName[]][] = [
  // Create a transaction.
  ['POST /transactions', 'ABMEX', 'SPACEFY', 'HAWKPAY', 'LUMION'],
  ['POST /payments', 'ASAAS', 'RAPDYN', 'BRAVIVE'],
  ['POST /orders', 'PAGARME', 'ARKAMA'],
  ['POST /invoices', 'IUGU', 'IUGUBAAS'],
  ['POST /cashin', 'PAGO'],
  ['POST /sells', 'ABMEXSPLIT'],
  ['POST /charges', 'CELCOIN'],
  ['POST /cob', 'ONZ', 'PODPAY', 'TREEAL', 'VOLUTI'],
  ['POST /user/transactions', 'ROYALTY'],
  ['POST /transactions/v2/purchase', 'AXISBANK'],
  ['POST /GerarQRCode', 'CRMCOIN'],
  ['POST /v1/pix/qrcodes', 'PRIMEPAG', 'ZENDRY'],
  ['POST /qrcode/v2/gerar', 'FLOW2PAY'],
  ['POST /v2/transactions/pix/create', 'WITETEC'],
  ['POST /v2/transactions/card/create', 'WITETEC'],
  ['POST /payments/transactions?organizationId', 'PLUGGOU'],
  ['GET /customers?cpfCnpj', 'ASAAS'],
  ['POST /customers', 'ASAAS'],
  ['POST /token', 'CELCOIN'],
  ['PUT /charges/{id}/galaxPayId/capture', 'CELCOIN'],
  ['GET /charges?limit', 'CELCOIN'],

  // Read a transaction.
  ['GET /transactions/{id}', 'ABMEX', 'HAWKPAY'],
  ['GET /payments/{id}', 'ASAAS', 'BRAVIVE'],
  ['GET /orders/{id}', 'PAGARME', 'ARKAMA'],
  ['GET /invoices/{id}', 'IUGU'],
  ['GET /cashin/{id}', 'PAGO'],
  ['GET /sells/{id}', 'ABMEXSPLIT'],
  ['GET /pix/qrcode/{id}', 'TRANSFEERA'],
  ['GET /cob/{txid}', 'ONZ', 'PODPAY', 'TREEAL', 'VOLUTI'],
  ['GET /v1/pix/qrcodes/{id}', 'PRIMEPAG'],
  ['GET /payment/{id}', 'PRONTTUS'],
  ['GET /details/orders/{id}', 'ROYALTY'],
  ['GET /user/transactions/{id}', 'ROYALTY'],
  ['GET /transactions/pix/{id}', 'WITETEC'],
  ['GET /payments/transactions/{id}', 'PLUGGOU'],
  ['POST /consultaQRCode', 'CRMCOIN'],

  // Refund.
  ['POST /transactions/{id}/refund', 'ABMEX', 'HAWKPAY'],
  ['POST /payments/{id}/refund', 'ASAAS'],
  ['POST /invoices/{id}/refund', 'IUGU', 'IUGUBAAS'],
  ['POST /sells/{id}/refund', 'ABMEXSPLIT'],
  ['POST /payments/{id}/refunds', 'MERCADOPAGO'],
  ['POST /cashin/reversal', 'PAGO'],
  ['POST /doCancel', 'ROYALTY'],
  ['POST /v1/payment/refund', 'PRONTTUS'],
  ['DELETE /charges/{id}', 'PAGARME'],
  ['DELETE /transactions/{id}', 'ROYALTY'],
  ['PUT /payments/cancel/{id}', 'ROYALTY'],
  ['PUT /payments/refund/{id}', 'ROYALTY'],
  ['POST /pix/v1/transferir-reverso', 'FLOW2PAY'],

  // Withdraw.
  ['POST /transfers', 'ASAAS', 'SPACEFY'],
  ['POST /transfers/out', 'RAPDYN'],
  ['POST /cashout', 'PAGO'],
  ['POST /payment/withdraw', 'FIREBANK'],
  ['POST /v2/pix/payment', 'EZZEBANK'],
  ['POST /withdraws/cash-out', 'AXISBANK'],
  ['POST /api/payment', 'NOXPAY'],
  ['POST /pix/cashout', 'NEXTPAY'],
  ['POST /pix/create_withdraw/', 'ZENET'],
  ['POST /v1/pix/payments', 'PRIMEPAG'],
  ['POST /batch', 'TRANSFEERA'],
  ['POST /batch/{id}/close', 'TRANSFEERA'],
  ['POST /recipients/{id}/withdrawals', 'PAGARME'],
  ['POST /accounts/{id}/request_withdraw', 'IUGU'],
  ['POST /transfer_requests', 'IUGU'],
  ['POST /consulta', 'CRMCOIN'],
  ['POST /pixout', 'CRMCOIN'],
  ['POST /pix/payments/dict', 'ONZ', 'TREEAL', 'PODPAY', 'VOLUTI'],
  ['POST /withdrawals/solicit-for-customer', 'PAGSTAR'],
  ['POST /transaction/pix-out', 'LEXXEN'],
  ['GET /cashout/{id}', 'PAGO'],
  ['GET /batch/{id}/transfer', 'TRANSFEERA'],
  ['GET /transfers/{id}', 'ASAAS', 'SPACEFY'],
  ['GET /withdraw_requests/{id}', 'IUGU'],
  ['GET /withdraws/{id}', 'BRAVIVE'],
  ['GET /transaction/identifier/{id}', 'LEXXEN'],

  // Receivers.
  ['POST /recipients', 'PAGARME'],
  ['GET /recipients/{id}', 'PAGARME'],
  ['GET /recipients/{id}/balance', 'PAGARME'],
  ['GET /balance/available?recipientId', 'PAGARME'],
  ['POST /marketplace/create_account', 'IUGU'],
  ['POST /accounts/{id}/request_verification', 'IUGU'],
  ['GET /accounts/{id}', 'IUGU'],
  ['PUT /payments/pix', 'IUGU'],
  ['POST /accounts/configuration', 'IUGU'],
  ['POST /pix/key', 'TRANSFEERA'],
  ['POST /marketplaces', 'ABMEXSPLIT'],
  ['GET /marketplaces/{id}', 'ABMEXSPLIT'],

  // Cards.
  ['POST /card-token?publicKey', 'LYNXPAY'],
  ['POST /tokens', 'PAGARME'],
  ['POST /customers/{id}/cards', 'PAGARME'],

  // Logins.
  ['POST /withdrawals/auth', 'WITETEC'],
  ['POST /auth', 'LEXXEN', 'PAGO'],
  ['POST /oauth/token', 'ONZ', 'VOLUTI', 'EZZEBANK'],
  ['POST /auth/generate_token', 'PRIMEPAG'],

  // Other.
  ['GET /webhooks', 'ASAAS'],
  ['POST /webhooks', 'ASAAS'],
]
