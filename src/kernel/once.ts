/** A function that runs the first time it is called; after that it returns what came of it. It runs again if it threw. */
export function once< Value >( run: () => Value ): () => Value {
	let result: { readonly value: Value } | null = null;
	return () => {
		result ??= { value: run() };
		return result.value;
	};
}
