import { store as coreStore } from '@wordpress/core-data';
import type { select as selectStore } from '@wordpress/data';
import { isRecord, type UnknownRecord } from '@/kernel/guards';
import { rememberLast } from '@/kernel/rememberLast';
import { baseStyles, stylesId } from '@/platform/experimental/globalStyles';
import {
	mergeLayers,
	parseDoc,
	type Layers,
	type StylesDoc,
} from '../model/doc';

/** The entity with the user's styles. */
export const ENTITY = [ 'root', 'globalStyles' ] as const;

/** The styles of this site, including unsaved edits. */
export interface SiteStyles {
	/** The id of the user's record. */
	readonly id: number;
	readonly layers: Layers;
	/** Both layers merged. */
	readonly merged: StylesDoc;
	/** Links to the theme's files that its styles refer to. */
	readonly links: UnknownRecord;
}

const docs = new WeakMap< object, StylesDoc >();

/** Returns the same document for the same REST response. */
function docOf( record: object ): StylesDoc {
	let doc = docs.get( record );
	if ( ! doc ) {
		doc = parseDoc( record );
		docs.set( record, doc );
	}
	return doc;
}

/** The user's document as saved on the server; empty if unknown. */
export const savedDoc = ( select: typeof selectStore, id: number ): StylesDoc =>
	docOf( select( coreStore ).getRawEntityRecord( ...ENTITY, id ) ?? NOTHING );

const NOTHING = {};

const known = new WeakMap< StylesDoc, SiteStyles >();

/**
 * The current styles; null until they are loaded, which calling this starts. Returns the same object while nothing changes.
 */
export function siteStyles( select: typeof selectStore ): SiteStyles | null {
	const core = select( coreStore );
	const base = baseStyles( core );
	const id = stylesId( core );
	const record =
		id === undefined
			? undefined
			: core.getEditedEntityRecord( ...ENTITY, id );
	if (
		id === undefined ||
		! record ||
		Object.keys( record ).length === 0 ||
		! isRecord( base )
	) {
		return null;
	}
	const layers = {
		base: docOf( base ),
		user: userDocOf( record.settings, record.styles ),
	};
	const before = known.get( layers.user );
	if ( before?.layers.base === layers.base && before.id === id ) {
		return before;
	}
	const styles = {
		id,
		layers,
		merged: mergeLayers( layers ),
		links: isRecord( base._links ) ? base._links : {},
	};
	known.set( layers.user, styles );
	return styles;
}

/** core-data creates a new record on every edit, also of its title. */
const userDocOf = rememberLast(
	( settings: unknown, styles: unknown ): StylesDoc =>
		parseDoc( { settings, styles } )
);
