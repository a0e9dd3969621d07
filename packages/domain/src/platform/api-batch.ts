/** Procedures in one request to the API: the console sends more of them as several requests. */
export const apiBatchMax = 10
