import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { startTransition, useEffect, useState } from '@wordpress/element';
import { listenTo } from '@/platform/listenTo';
import type { StylesDoc } from '../model/doc';
import { NO_CHANGES } from '../model/values';
import { siteStyles } from './record';

const merged = (): StylesDoc => siteStyles( select )?.merged ?? NO_CHANGES;

/**
 * A string computed from the site's styles. It updates in a transition: while a color is dragged, the canvas doesn't wait
 * for it.
 *
 * @param compute Must be stable between renders.
 */
export function useDerived( compute: ( doc: StylesDoc ) => string ): string {
	const [ known, setKnown ] = useState( () => ( {
		compute,
		value: compute( merged() ),
	} ) );
	useEffect( () => {
		let doc: StylesDoc | null = null;
		const update = () => {
			const next = merged();
			if ( next === doc ) {
				return;
			}
			doc = next;
			const value = compute( next );
			startTransition( () =>
				setKnown( ( before ) =>
					before.value === value && before.compute === compute
						? before
						: { compute, value }
				)
			);
		};
		update();
		return listenTo( update, coreStore );
	}, [ compute ] );
	return known.compute === compute ? known.value : compute( merged() );
}
