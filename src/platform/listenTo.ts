import { subscribe } from '@wordpress/data';

type Listen = (
	listener: () => void,
	store: string | { readonly name: string }
) => () => void;

/**
 * Calls a listener whenever a store may have changed, and returns a function that unsubscribes. This is `subscribe`,
 * whose installed types lack the second argument and type the returned function as `Function`.
 */
export const listenTo = subscribe as Listen;
