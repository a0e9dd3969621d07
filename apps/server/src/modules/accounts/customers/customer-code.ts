export const codeLifetimeMinutes = 10
export const codeTriesMax = 5
