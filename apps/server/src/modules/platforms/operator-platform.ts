/** The platform of the operator, which has masters and no shop. */
export const operatorPlatformId = '00000000-0000-4000-8000-000000000001'
