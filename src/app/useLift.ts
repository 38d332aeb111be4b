import { useLayoutEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { defineChunk, openChunk } from '@/ui/useChunk';
import type * as Lift from './lift';

const LIFT = defineChunk< typeof Lift >( () => import( './lift' ) );

/** Moves the messages in an element up, as long as there are any, so that they cover no bar. */
export function useLift(
	messages: RefObject< HTMLElement >,
	hasAny: boolean
): void {
	useLayoutEffect( () => {
		const { current } = messages;
		if ( ! hasAny || ! current ) {
			return undefined;
		}
		let isGone = false;
		let putBack = () => {};
		void openChunk( LIFT ).then( ( loaded ) => {
			if ( loaded.ok && ! isGone ) {
				putBack = loaded.value.lift( current );
			}
		} );
		return () => {
			isGone = true;
			putBack();
		};
	}, [ messages, hasAny ] );
}
