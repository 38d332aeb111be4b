import { select } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { ok } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { useLoad, type Loading } from '@/ui/useLoad';
import { loadInstalled } from '@/features/fonts/index.records';
import {
	allOf,
	NO_CHANGES,
	presetsOf,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import {
	savedDoc,
	useStyles,
	useStylesRights,
	type SiteStyles,
} from '@/features/globalStyles/index.records';
import { useOwnPatterns, type Pattern } from '@/features/patterns';
import { inactiveFonts } from '../model/ownFonts';
import type { Own, OwnPattern } from '../model/own';
import { ownPresets } from '../model/ownPresets';

/** What users have made or installed, and the styles as they are edited. */
interface OwnThings {
	readonly own: readonly Own[];
	readonly styles: StylesDoc;
}

/** All patterns, presets and fonts of users, used or not. */
export function useOwn(): Loading< OwnThings > {
	const patterns = useOwnPatterns();
	const styles = useStyles();
	const { canEdit } = useStylesRights();
	const hasLibrary = boot().features.fontLibrary;
	const fonts = useLoad( 'installed', loadFonts, { isWanted: hasLibrary } );
	const site = styles.status === 'ready' ? styles.value : null;
	const families =
		fonts.status === 'ready' ? fonts.value : hasLibrary ? null : NOTHING;
	const listed = patterns.status === 'ready' ? patterns.value : null;
	const value = useMemo(
		() =>
			listed &&
			families && {
				own: [
					...listed.map( ownPattern ),
					...( site ? ownPresets( site.layers, canEdit ) : [] ),
					...inactiveFonts(
						families,
						site ? activeFonts( site ) : []
					),
				],
				styles: site?.merged ?? NO_CHANGES,
			},
		[ listed, site, families, canEdit ]
	);
	for ( const load of [ patterns, fonts, styles ] ) {
		if (
			load.status === 'failed' &&
			! ( load === styles && isWithout( load.error.code ) )
		) {
			return load;
		}
	}
	const isReady =
		value !== null && ( site !== null || styles.status === 'failed' );
	return isReady
		? { status: 'ready', value, retry: patterns.retry }
		: { status: 'loading', retry: patterns.retry };
}

const NOTHING: readonly never[] = [];

/** Themes without styles have none, and some users may not see them. */
const isWithout = ( code: string ): boolean =>
	code === 'missing' || code === 'forbidden';

/** Who may not see installed fonts can't remove them either. */
async function loadFonts() {
	const loaded = await loadInstalled();
	return loaded.ok || ! isWithout( loaded.error.code )
		? loaded
		: ok( NOTHING );
}

const ownPattern = ( {
	type,
	id,
	title,
	removal,
	syncStatus,
}: Pattern ): OwnPattern => ( {
	group: syncStatus === 'unsynced' ? 'unsynced' : 'pattern',
	type,
	id,
	title,
	removal,
	isRemovable: removal !== null,
} );

/** The slugs of the fonts that are active now, or until changes are saved. */
const activeFonts = ( { id, merged }: SiteStyles ): readonly string[] =>
	[ merged, savedDoc( select, id ) ].flatMap( ( doc ) =>
		allOf( presetsOf( doc, 'fontFamily' ) ).map( ( { slug } ) => slug )
	);
