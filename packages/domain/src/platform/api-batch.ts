/** Maximum of procedures in one request to the API: the console splits larger batches. */
export const apiBatchMax = 10
