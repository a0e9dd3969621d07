/** Provider name of the session id that the hosted checkout sends beside a card. */
export const ownFingerPrint = 'balcao'
