export const secondsOfADay = 86_400
