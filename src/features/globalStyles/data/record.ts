import { store as coreStore } from '@wordpress/core-data';
import type { select as selectStore } from '@wordpress/data';
import { isRecord, type UnknownRecord } from '../../../kernel/guards';
import {
	baseStyles,
	stylesId,
} from '../../../platform/experimental/globalStyles';
import {
	mergeLayers,
	parseDoc,
	type Layers,
	type StylesDoc,
} from '../model/doc';

/** The entity that keeps what users change of the styles. */
export const ENTITY = [ 'root', 'globalStyles' ] as const;

/** The styles of this site, with everything that has not been saved yet. */
export interface SiteStyles {
	/** The number of the user's record. */
	readonly id: number;
	readonly layers: Layers;
	/** Both layers merged. */
	readonly merged: StylesDoc;
	/** Where the files of the theme are that its styles refer to. */
	readonly links: UnknownRecord;
}

const docs = new WeakMap< object, StylesDoc >();

/** The same answer of the server is the same document. */
function docOf( record: object ): StylesDoc {
	let doc = docs.get( record );
	if ( ! doc ) {
		doc = parseDoc( record );
		docs.set( record, doc );
	}
	return doc;
}

/** What users have changed as far as the server has it; nothing where that is not known. */
export const savedDoc = ( select: typeof selectStore, id: number ): StylesDoc =>
	docOf( select( coreStore ).getRawEntityRecord( ...ENTITY, id ) ?? NOTHING );

const NOTHING = {};

const known = new WeakMap< StylesDoc, SiteStyles >();

/**
 * The styles as they are now; null until they have been loaded. Asking for them loads them. The same
 * as long as nothing changes.
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
	const layers = { base: docOf( base ), user: userDoc( record ) };
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

let lastUser: { readonly parts: readonly unknown[]; readonly doc: StylesDoc } =
	{ parts: [], doc: { settings: {}, styles: {} } };

/** A record is another one whenever anything in it changes, such as its title. */
function userDoc( record: UnknownRecord ): StylesDoc {
	const { settings, styles } = record;
	if ( lastUser.parts[ 0 ] !== settings || lastUser.parts[ 1 ] !== styles ) {
		lastUser = { parts: [ settings, styles ], doc: docOf( record ) };
	}
	return lastUser.doc;
}
