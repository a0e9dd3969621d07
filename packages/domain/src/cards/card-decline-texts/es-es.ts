import type { CardDecline } from '#cards/card-decline.ts'

export const cardDeclineTexts: Record<CardDecline, string> = {
  CHECK_DETAILS:
    'Algún dato de la tarjeta no coincide. Revisa el número, la caducidad y el código de seguridad.',
  EXPIRED_CARD: 'Esta tarjeta está caducada. Usa otra tarjeta.',
  INSUFFICIENT_FUNDS: 'Límite insuficiente para esta compra. Usa otra tarjeta o más cuotas.',
  CONTACT_BANK: 'El banco no autorizó la compra. Autorízala en la app de tu banco o usa otra tarjeta.',
  USE_ANOTHER_CARD: 'Esta tarjeta no se puede usar en esta compra. Usa otra tarjeta.',
  NOT_CONFIRMED:
    'La compra no se confirmó en el banco de la tarjeta. Inténtalo de nuevo y confírmala en el banco, o usa otra tarjeta.',
  TRY_LATER: 'No pudimos contactar con el banco de la tarjeta. Inténtalo de nuevo en unos minutos.',
}
