import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { isRecord } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { withHeaders } from '@/platform/experimental/savingFetch';
import { toAppError } from '@/platform/failure';
import { savedOnto } from '@/features/saving/index.records';
import {
	basedOn,
	parseTheirs,
	versionOf,
} from '@/features/documents/index.model';
import {
	isSameFonts,
	readFonts,
	writeFonts,
	type ActiveFonts,
	type FontsChange,
	type SiteFonts,
} from '@/features/fonts/index.records';
import {
	isSameDoc,
	parseDoc,
	type Layers,
	type StylesDoc,
	presetPath,
	getIn,
	withoutUses,
	writeSettings,
} from '@/features/globalStyles/index.model';
import {
	editSettings,
	ENTITY,
	siteStyles,
} from '@/features/globalStyles/index.records';

const PATH = presetPath( 'fontFamily' );
const KEYS = PATH.split( '.' );

const familiesIn = ( { settings }: StylesDoc ): unknown =>
	getIn( settings, KEYS );

/** The fonts of the current styles; null until the styles are loaded. */
export function useSiteFonts(): SiteFonts | null {
	const { id, base, user, saved } = useSelect( ( fromStore ) => {
		const styles = siteStyles( fromStore );
		return styles
			? {
					id: styles.id,
					base: familiesIn( styles.layers.base ),
					user: familiesIn( styles.layers.user ),
					saved: familiesIn( savedDoc( styles.id ) ),
				}
			: NOTHING;
	}, [] );
	return useMemo( () => {
		if ( id === null ) {
			return null;
		}
		const { theme, active } = readFonts( base, user );
		const { active: onServer } = readFonts( base, saved );
		return {
			theme,
			active,
			saved: onServer,
			isChanged: ! isSameFonts( active, onServer ),
			activate,
			save,
			saveChange,
		};
	}, [ id, base, user, saved ] );
}

const NOTHING = {
	id: null,
	base: undefined,
	user: undefined,
	saved: undefined,
};

const savedDoc = ( id: number ): StylesDoc =>
	parseDoc( select( coreStore ).getRawEntityRecord( ...ENTITY, id ) );

function activate( next: ActiveFonts ): void {
	const layers = siteStyles( select )?.layers;
	if ( layers ) {
		editSettings(
			[ { path: PATH, value: written( layers, next ) } ],
			null
		);
	}
}

const written = ( { base, user }: Layers, next: ActiveFonts ): unknown =>
	writeFonts( familiesIn( base ), familiesIn( user ), next );

/** Saves the edited fonts. The server may change them; its response is then the current value. */
async function save(): Promise< Result< void > > {
	const styles = siteStyles( select );
	if ( ! styles ) {
		return fail( { code: 'missing' } );
	}
	const { id, layers } = styles;
	const sent = familiesIn( layers.user );
	const result = await send( id, ( user ) => withFamilies( user, sent ) );
	const now = siteStyles( select )?.layers.user;
	// Edits made in the meantime stay.
	if ( result.ok && now && familiesIn( now ) === sent ) {
		editQuietly( id, ( user ) =>
			withFamilies( user, familiesIn( savedDoc( id ) ) )
		);
	}
	return result;
}

/** Applies a change to the server's record, and the same change to the edited one. */
async function saveChange(
	change: FontsChange,
	gone: readonly string[] = []
): Promise< Result< void > > {
	const styles = siteStyles( select );
	if ( ! styles ) {
		return fail( { code: 'missing' } );
	}
	const { id } = styles;
	const { base } = styles.layers;
	const changed = ( user: StylesDoc ): StylesDoc => {
		const { active } = readFonts( familiesIn( base ), familiesIn( user ) );
		const next = change( active );
		const layers = { base, user };
		return withoutUses(
			layers,
			isSameFonts( active, next )
				? user
				: withFamilies( user, written( layers, next ) ),
			'fontFamily',
			gone
		);
	};
	const result = await send( id, changed );
	if ( result.ok ) {
		editQuietly( id, changed );
	}
	return result;
}

const withFamilies = ( user: StylesDoc, families: unknown ): StylesDoc =>
	writeSettings( user, [ { path: PATH, value: families } ] );

/**
 * Sends all other values of the record as saved on the server, so that neither unsaved edits here nor other people's saves
 * are affected.
 */
async function send(
	id: number,
	change: ( user: StylesDoc ) => StylesDoc,
	triesLeft = TRIES
): Promise< Result< void > > {
	try {
		const newest = await apiFetch( {
			path: `/wp/v2/global-styles/${ id }?context=edit`,
		} );
		const user = parseDoc( newest );
		const { settings, styles } = change( user );
		await dispatch( coreStore ).saveEntityRecord(
			...ENTITY,
			{ id, settings, ...( styles === user.styles ? {} : { styles } ) },
			{
				throwOnError: true,
				...withHeaders( basedOn( versionOf( newest ) ) ),
			}
		);
		if ( isRecord( newest ) ) {
			savedOnto(
				{ kind: ENTITY[ 0 ], name: ENTITY[ 1 ], id: String( id ) },
				newest
			);
		}
		return ok( undefined );
	} catch ( raw ) {
		return parseTheirs( raw ) && triesLeft > 1
			? send( id, change, triesLeft - 1 )
			: fail( toAppError( raw ) );
	}
}

/** The maximum number of tries, if other people save the styles between our read and our save. */
const TRIES = 4;

/** Edits the fonts without an undo step; other unsaved edits stay. */
function editQuietly(
	id: number,
	change: ( user: StylesDoc ) => StylesDoc
): void {
	const user = siteStyles( select )?.layers.user;
	const next = user && change( user );
	if ( next && ! isSameDoc( next, user ) ) {
		void dispatch( coreStore ).editEntityRecord(
			...ENTITY,
			id,
			{ settings: next.settings, styles: next.styles },
			{ undoIgnore: true }
		);
	}
}
