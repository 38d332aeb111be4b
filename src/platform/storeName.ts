/** The name of a data store, from its name or its descriptor. */
export const storeName = ( store: unknown ): string =>
	typeof store === 'object' && store !== null && 'name' in store
		? String( store.name )
		: String( store );
