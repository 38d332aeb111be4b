/** The name of a data store, which may be asked for by its name or by its descriptor. */
export const storeName = ( store: unknown ): string =>
	typeof store === 'object' && store !== null && 'name' in store
		? String( store.name )
		: String( store );
