import { createSignal } from '@/kernel/signal';
import type { Address } from './address';
import { currentAddress, leftBehind } from './history';
import type { Route } from './route';
import { documentRoute } from './routes/document';
import { identityRoute } from './routes/identity';
import { stylesRoute } from './routes/styles';

/** What a screen showed, for those who come back to it. */
interface KeptForReturn< Value > {
	/** To be called when the screen is left. */
	readonly keep: ( value: Value ) => void;
	/** What was kept, on the way back; null otherwise. */
	readonly back: () => Value | null;
}

/** What rows of results lead to. */
const OPENED: readonly Route< unknown >[] = [
	documentRoute,
	stylesRoute,
	identityRoute,
];

/**
 * Keeps what a screen shows while documents are open that it leads to. Elsewhere it is forgotten: it may be large, and nobody
 * expects it any more.
 *
 * @param screen The route of the screen.
 */
export function keepForReturn< Value >(
	screen: Route< unknown >
): KeptForReturn< Value > {
	const kept = createSignal< { readonly value: Value } | null >( null );
	const isNear = ( address: Address ): boolean =>
		[ screen, ...OPENED ].some( ( route ) => route.parse( address ) );
	return {
		keep( value ) {
			const entry = { value };
			kept.set( entry );
			const forgetElsewhere = () => {
				const isCurrent = kept.get() === entry;
				if ( ! isCurrent || ! isNear( currentAddress.get() ) ) {
					stop();
					if ( isCurrent ) {
						kept.set( null );
					}
				}
			};
			const stop = currentAddress.subscribe( forgetElsewhere );
			forgetElsewhere();
		},
		back: () => ( leftBehind() ? ( kept.get()?.value ?? null ) : null ),
	};
}
