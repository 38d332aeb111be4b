import { createSignal } from '../../../kernel/signal';
import { mergeLayers, type StylesDoc } from '../../globalStyles/index.model';
import type { SiteStyles } from '../../globalStyles/index.records';

/**
 * What the preview and the canvas show in the place of what users have changed, without any change of the
 * record; null where they show the truth.
 */
export const shownInstead = createSignal< StylesDoc | null >( null );

const known = new WeakMap< StylesDoc, SiteStyles >();

/** The site with another document of the user's. The same as long as nothing else changes. */
export function stylesWith( styles: SiteStyles, user: StylesDoc ): SiteStyles {
	if ( styles.layers.user === user ) {
		return styles;
	}
	const before = known.get( user );
	if ( before?.layers.base === styles.layers.base ) {
		return before;
	}
	const layers = { base: styles.layers.base, user };
	const next = { ...styles, layers, merged: mergeLayers( layers ) };
	known.set( user, next );
	return next;
}
