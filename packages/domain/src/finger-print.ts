/** The provider that names the session id which our own checkout page gives beside a card. */
export const ownFingerPrint = 'balcao'
