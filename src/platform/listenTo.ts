import { subscribe } from '@wordpress/data';

type Listen = (
	listener: () => void,
	store: string | { readonly name: string }
) => () => void;

/**
 * Has a listener called whenever a store may have changed; answers how to stop that. `subscribe` does
 * it, but the installed types know no second argument and call the answer a Function.
 */
export const listenTo = subscribe as Listen;
