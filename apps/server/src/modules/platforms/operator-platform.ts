/** The platform of the operator itself. Masters live there; no shop does. */
export const operatorPlatformId = '00000000-0000-4000-8000-000000000001'
