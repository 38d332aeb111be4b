import { createSignal } from '@/kernel/signal';
import {
	mergeLayers,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import type { SiteStyles } from '@/features/globalStyles/index.records';

/** A user document that the preview and the canvas show without editing the record; null for the current styles. */
export const shownInstead = createSignal< StylesDoc | null >( null );

const known = new WeakMap< StylesDoc, SiteStyles >();

/** The site's styles with another user document. Returns the same object for the same arguments. */
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
