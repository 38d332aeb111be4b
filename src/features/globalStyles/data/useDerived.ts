import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { startTransition, useEffect, useState } from '@wordpress/element';
import { listenTo } from '../../../platform/listenTo';
import type { StylesDoc } from '../model/doc';
import { NO_CHANGES } from '../model/values';
import { siteStyles } from './record';

const merged = (): StylesDoc => siteStyles( select )?.merged ?? NO_CHANGES;

/**
 * A text that is computed from the site's styles. It may come a moment late: while
 * a color is dragged, the canvas does not wait for the text about it.
 *
 * @param compute Has to stay the same as long as it computes the same.
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
