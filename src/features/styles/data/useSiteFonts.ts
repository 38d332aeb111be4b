import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { fail, ok, type Result } from '../../../kernel/result';
import { toAppError } from '../../../platform/failure';
import {
	isSameFonts,
	readFonts,
	writeFonts,
	type ActiveFonts,
	type SiteFonts,
} from '../../fonts/records';
import { parseDoc, type StylesDoc } from '../model/doc';
import { presetPath } from '../model/presets';
import { getIn, setIn, type Tree } from '../model/tree';
import { writeSettings } from '../model/values';
import { editSettings } from './edits';
import { ENTITY, siteStyles } from './record';

const PATH = presetPath( 'fontFamily' );
const KEYS = PATH.split( '.' );

const familiesIn = ( { settings }: StylesDoc ): unknown =>
	getIn( settings, KEYS );

/** The fonts of the styles as they are now; null until the styles have been loaded. */
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
		return {
			theme,
			active,
			isChanged: ! isSameFonts( active, readFonts( base, saved ).active ),
			activate,
			save,
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
			[
				{
					path: PATH,
					value: writeFonts(
						familiesIn( layers.base ),
						familiesIn( layers.user ),
						next
					),
				},
			],
			null
		);
	}
}

/**
 * Everything else of the record is sent as the server has it, so that neither what is unsaved here nor
 * what somebody else has saved meanwhile is touched.
 */
async function save(): Promise< Result< void > > {
	const styles = siteStyles( select );
	if ( ! styles ) {
		return fail( { code: 'missing' } );
	}
	const { id, layers } = styles;
	try {
		const { settings } = parseDoc(
			await apiFetch( {
				path: `/wp/v2/global-styles/${ id }?context=edit&_fields=settings`,
			} )
		);
		await dispatch( coreStore ).saveEntityRecord(
			...ENTITY,
			{
				id,
				settings: setIn( settings, KEYS, familiesIn( layers.user ) ),
			},
			{ throwOnError: true }
		);
		takeOver( id );
		return ok( undefined );
	} catch ( raw ) {
		return fail( toAppError( raw ) );
	}
}

/** The server may have changed what it was sent; unsaved edits of other things stay. */
function takeOver( id: number ): void {
	const user = siteStyles( select )?.layers.user;
	const saved = familiesIn( savedDoc( id ) );
	const next =
		user && writeSettings( user, [ { path: PATH, value: saved } ] );
	if ( next && next !== user ) {
		void dispatch( coreStore ).editEntityRecord(
			...ENTITY,
			id,
			{ settings: next.settings satisfies Tree },
			{ undoIgnore: true }
		);
	}
}
