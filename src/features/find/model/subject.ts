import type { Subject } from '@/kernel/subject';

/** A document, as the index of uses names it. */
interface Named {
	readonly type: string;
	readonly id: string;
}

/** The type of the site's settings, and that of widgets, as the index of uses names them. */
export const SITE = 'site';
export const WIDGETS = 'widgets';
export const STYLES = 'wp_global_styles';

/** What a found document is for core-data. */
export function subjectOf( { type, id }: Named ): Subject {
	switch ( type ) {
		case SITE:
			return { kind: 'root', name: 'site', id: undefined };
		case STYLES:
			return { kind: 'root', name: 'globalStyles', id };
		default:
			return { kind: 'postType', name: type, id };
	}
}

/** Whether a type is one of documents with blocks. */
export const isDocument = ( type: string ): boolean =>
	! [ SITE, WIDGETS, STYLES ].includes( type );

/** Whether Atelier can't change documents of a type. */
export const isFixed = ( { type }: Pick< Named, 'type' > ): boolean =>
	type === WIDGETS;
